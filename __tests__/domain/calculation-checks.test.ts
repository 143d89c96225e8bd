import { runChecks } from "../../src/domain/calculation-checks";

const checks = runChecks();

test.each(checks.flatMap(({ source, figures }) => figures.map((figure) => [source, figure.label, figure] as const)))(
  "%s: %s agrees",
  (_source, _label, figure) => {
    expect(figure).toMatchObject({ agrees: true });
    expect(figure.computed).not.toBe("");
  },
);

test("five results were published, the others are our own", () => {
  expect(checks.map(({ published }) => published)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("shows whole dollars where the source does, and cents where it does", () => {
  expect(checks[0]?.figures.map(({ expected, computed }) => [expected, computed])).toEqual([
    ["$103", "$103"],
    ["$3,712", "$3,712"],
    ["$1,033", "$1,033"],
    ["11 years", "11 years"],
  ]);
  expect(checks[3]?.figures[1]).toMatchObject({ expected: "$1,871.08", computed: "$1,871.08" });
});

test("says openly where the simulation, which rounds nothing, comes to another figure", () => {
  expect(checks[4]?.note).toContain("$17,185.56");
});

test("says openly where inputs were worked out from printed results", () => {
  expect(checks[3]?.note).toContain("worked out from them");
  expect(checks.filter(({ note }) => note !== null)).toHaveLength(2);
});
