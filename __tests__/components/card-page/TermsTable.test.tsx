import { render, screen, within } from "@testing-library/react";
import { ReportNote } from "../../../src/components/card-page/ReportNote";
import { TermsTable } from "../../../src/components/card-page/TermsTable";
import { resolveCard } from "../../../src/domain/cards/resolve-card";
import { type CardInput, testFile } from "../../domain/test-card";
import { primeRates } from "../../domain/lending/prime-rates";
import { testPlan } from "../../domain/survey/test-plan";
import { wordsOf } from "../../support/draw";
import { cardOf, TEXTS } from "../../support/fixture";

const STATEMENTS: CardInput["statements"] = [
  { by: "estimate", asOf: "2025-01", terms: { purchaseApr: { rates: [28.24] }, annualFee: 0 } },
  {
    by: "issuer",
    url: "https://www.firstbank.com/terms",
    asOf: "2026-02",
    terms: { purchaseApr: { range: { from: 17.49, to: 28.24 } }, annualFee: 0 },
  },
];
const PRIME = primeRates(["2024-12-19", 7.5], ["2025-12-11", 6.75], ["2026-09-17", 7]);

function row(term: string): HTMLElement {
  const file = testFile({ statements: STATEMENTS });
  render(<TermsTable card={resolveCard({ file, legalName: "First Bank", report: null, prime: PRIME })} />);
  return screen.getByRole("row", { name: new RegExp(`^${term} `) });
}

test("shows a term with its source, what prime has added since, and what others state", () => {
  expect(wordsOf(row("Regular APR"))).toBe(
    "Regular APR17.74–28.49% variable" +
      "issuer’s page, February 2026: 17.49–28.24% variable then; adjusted for a 0.25-point rise in prime" +
      "28.24% variable: our estimate, January 2025",
  );
  expect(
    within(screen.getByRole("table")).getAllByRole("link", { name: "issuer’s page, February 2026" })[0],
  ).toHaveAttribute("href", "https://www.firstbank.com/terms");
});

test("shows once what others state alike, and no row that nobody states", () => {
  expect(wordsOf(row("Annual fee"))).toBe("Annual fee$0issuer’s page, February 2026");
  expect(screen.queryByText("Late fee")).not.toBeInTheDocument();
});

test("shows the name in the issuer's report, and what is left out of it", () => {
  const plan = testPlan({ aprMax: 0, flags: [{ field: "aprMax", reason: "zero" }] });
  render(<ReportNote card={cardOf("citi-simplicity")} plan={plan} period="2025-12-31" text={TEXTS.card.report} />);
  expect(screen.getByText(/Citi reported this card to the regulator as “Test Card,” for .*\.$/)).toBeInTheDocument();
  expect(screen.getByText("We left this figure out: The regular rate was reported as 0%.")).toBeInTheDocument();
});

test("says that an issuer did not report a card, and names the survey", () => {
  const card = cardOf("first-tech-choice-rewards");
  render(<ReportNote card={card} plan={null} period="2025-12-31" text={TEXTS.card.report} />);
  expect(screen.getByText(/did not report this card to the regulator for July to December 2025/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Terms of Credit Card Plans survey" })).toHaveAttribute(
    "href",
    expect.stringContaining("consumerfinance.gov"),
  );
});
