import { catalogEachTest } from "./run-script";

const { run, edit } = catalogEachTest();

const DAY = 86_400;
const JANUARY_8 = 1_736_294_400;

const stale = (days: number) => run("content-stale.ts", [], { SOURCE_DATE_EPOCH: String(JANUARY_8 + days * DAY) });

// Else the prime rate of these tests, which is an old one, would be due on every day.
beforeEach(() => edit("data/prime-rate.json", '"day": "2023-07-27"', '"day": "2025-01-08"'));

test("what is due is listed with exit code 1; else the command ends well", () => {
  edit("data/guides/one.md", /\n$/, "\n\nPrime was 7.50% on {asOf:2025-01-08}.\n");
  expect(stale(40)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Nothing is to be checked again on 2025-02-17\./) as unknown,
  });
  const { code, out } = stale(91);
  expect(code).toBe(1);
  expect(out).toMatch(/^- \[ \] as of 2025-01-08 \(`data\/guides\/one\.md:\d+`\)$/m);
});

test("without SOURCE_DATE_EPOCH the days are counted to today, not to the newest commit of content", () => {
  const day = () => new Date().toISOString().slice(0, "2025-01-08".length);
  const before = day();
  const { out } = run("content-stale.ts", [], { SOURCE_DATE_EPOCH: "" });
  const counted = /again on (\S+)[:.]\n/.exec(out)?.[1] ?? "";
  expect([before, day()]).toContain(counted);
});
