import { debtChecks, otherConventions } from "../../../src/domain/debts/published-results";

/** As it stands in the sources. */
const PRINTED = [
  ["30 months", "$3,075", "30 months", "$3,230", "54 months", "$5,997"],
  ["$84.68", "$1,135.00", "$760.95", "$377.60", "$99.54", "month 2"],
  ["$10,052.90", "month 3"],
  ["20 months", "11 months", "month 2"],
  ["$150.00", "$3,350.00"],
  ["41 months", "$7,746.62"],
  ["$710.03", "$875.96"],
];

test("the engine comes to what each source prints", () => {
  const checks = debtChecks();
  expect(checks.map(({ figures }) => figures.map(({ expected }) => expected))).toEqual(PRINTED);
  expect(checks.flatMap(({ figures }) => figures.filter(({ agrees }) => !agrees))).toEqual([]);
});

test("the page names results of other conventions beside ours", () => {
  expect(otherConventions().map(({ ours }) => ours)).toEqual([
    "13 months, $1,556 of interest",
    "no plan: the budget is below the minimum payments",
    "16 months, $605 of interest",
    "$4,854.36 can be moved",
    "less: the interest on what was owed in each month",
    "the same rule for two balances, the debt and the fees charged to it",
    "less: interest falls with the balance",
  ]);
});

test("each published result has its date, and a link or the word that its address was not kept", () => {
  const published = [...debtChecks().filter((check) => check.published), ...otherConventions()];
  const withoutLink = published.filter(({ url }) => !url?.startsWith("http"));
  expect(published.filter(({ dated }) => !dated?.includes("2026"))).toEqual([]);
  expect(withoutLink.map(({ dated }) => dated)).toEqual(
    Array.from({ length: 3 }, () => "as read in November 2026; its address was not kept"),
  );
});
