import { catalogEachTest } from "./run-script";

const { run } = catalogEachTest();

test("counts days to SOURCE_DATE_EPOCH, else to today", () => {
  expect(run("report.ts", ["stale"], { SOURCE_DATE_EPOCH: "1796083200" })).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^To be checked again on 2026-12-01:\n\n- \[ \] /) as unknown,
  });
  const day = () => new Date().toISOString().slice(0, "2025-01-08".length);
  const before = day();
  const [, counted] = /again on (\S+)[:.]\n/.exec(run("report.ts", ["stale"], { SOURCE_DATE_EPOCH: "" }).out) ?? [];
  expect([before, day()]).toContain(counted);
});
