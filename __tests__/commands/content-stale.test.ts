import { catalogueEachTest } from "./run-script";

const { run, edit } = catalogueEachTest();

const DAY = 86_400;
const JANUARY_8 = 1_736_294_400;

/** Verified terms have the issuer's own page for a source. */
function verify(id: string, checked: string): void {
  edit(`data/cards/${id}.json`, /"estimate"/g, '"https://issuer.example/terms"');
  edit(`data/cards/${id}.json`, '"status": "sample"', `"status": "verified", "checked": "${checked}"`);
}

const stale = (days: number) =>
  run("content-stale.ts", [], { env: { SOURCE_DATE_EPOCH: String(JANUARY_8 + days * DAY) } });

test("samples are never listed, and the command ends well", () => {
  expect(stale(60)).toMatchObject({
    code: 0,
    out: "No verified terms are older than 90 days on 2025-03-09. 0 of 7 cards are verified, the others are samples.\n",
  });
});

test("guides and dated claims are listed once they are old, with exit code 1", () => {
  edit("data/guides/one.md", /\n$/, "\n\nPrime was 7.50% on {asOf:2025-01-08}.\n");
  const { code, out } = stale(91);
  expect(code).toBe(1);
  expect(out).toMatch(/^Guides last reviewed more than 90 days before 2025-04-09\.$/m);
  expect(out).toMatch(/^data\/guides\/one\.md:\d+ {2}as of 2025-01-08$/m);
});

test("overdue terms are listed, the oldest first, with exit code 1", () => {
  verify("citi-simplicity", "2025-01-08");
  verify("chase-slate-edge", "2025-01-02");
  verify("discover-it-secured", "2025-01-10");
  const { code, out } = stale(91);
  expect(code).toBe(1);
  expect(out.split("\n").slice(0, 6)).toEqual([
    "Terms of 2 cards were last checked more than 90 days before 2025-04-09.",
    "Check each against the issuer's own page, then set provenance.checked to the day.",
    "",
    "data/cards/chase-slate-edge.json  Chase Slate Edge: last checked 2025-01-02, 97 days ago",
    "data/cards/citi-simplicity.json  Citi Simplicity Card: last checked 2025-01-08, 91 days ago",
    "",
  ]);
});

test("security.txt is listed once it is about to run out, with exit code 1", () => {
  edit("data/site.json", /"expires": "[^"]*"/, '"expires": "2025-04-09"');
  expect(stale(60).code).toBe(0);
  const { code, out } = stale(61);
  expect(code).toBe(1);
  expect(out).toMatch(/^No verified terms are older than .*\n\nsecurity\.txt runs out on 2025-04-09\. See .*\n$/);
});

test("without SOURCE_DATE_EPOCH the days are counted to today, not to the newest commit of content", () => {
  const day = () => new Date().toISOString().slice(0, "2025-01-08".length);
  const before = day();
  const { out } = run("content-stale.ts", [], { env: { SOURCE_DATE_EPOCH: "" } });
  const counted = /older than 90 days on (\S+)\. /.exec(out)?.[1] ?? "";
  expect([before, day()]).toContain(counted);
});
