import { render, screen } from "@testing-library/react";
import { ReportNote } from "../../../src/components/card/ReportNote";
import { ReportedTerms } from "../../../src/components/card/ReportedTerms";
import { testPlan } from "../../domain/market/test-plan";
import { wordsOf } from "../../support/draw";
import { SITE, cardOf } from "../../support/fixture";

const { provenance } = cardOf("citi-simplicity");
const APR = {
  name: "Regular APR",
  ours: "18.24% – 28.99% variable",
  source: "apr",
  reported: "17.49% – 28.24%, median 22.86%",
  difference: "The issuer reported a range 0.75 points lower.",
  doubts: ["A rate of 0% was reported as the regular one."],
} as const;

const drawn = (term: Partial<Parameters<typeof ReportedTerms>[0]["terms"][number]>, period: string | null) => {
  render(
    <ReportedTerms
      id="citi-simplicity"
      terms={[{ ...APR, doubts: [], ...term }]}
      provenance={provenance}
      period={period}
    />,
  );
  return wordsOf(screen.getByRole("listitem"));
};

test("a term stands beside the report, each with its source and date, with the difference and the doubt in sentences", () => {
  expect(drawn({ doubts: [...APR.doubts] }, "July to December 2025")).toBe(
    "Regular APRWe say18.24% – 28.99% variableestimate, January 2025" +
      "The issuer reported17.49% – 28.24%, median 22.86%CFPB, July to December 2025" +
      "The issuer reported a range 0.75 points lower." +
      "Left out as doubtful: A rate of 0% was reported as the regular one.",
  );
});

test("what is missing is said to be", () => {
  expect(drawn({ ours: null, reported: null, difference: "" }, "July to December 2025")).toBe(
    "Regular APRWe sayNot knownThe issuer reportedNot reported",
  );
});

test("without a report nothing stands beside our own terms", () => {
  expect(drawn({ reported: null, difference: "" }, null)).toBe(
    "Regular APRWe say18.24% – 28.99% variableestimate, January 2025",
  );
});

test("a reported card says what changed since the period before", () => {
  const plan = testPlan({ lateFee: 41, changes: [{ field: "lateFee", before: 29 }] });
  render(<ReportNote card={cardOf("citi-simplicity")} plan={plan} period="2025-12-31" text={SITE.card.report} />);
  expect(screen.getByText(/Changed since the period before: Late fee, \$41 \(was \$29\)\.$/)).toBeInTheDocument();
});

test("a card that its issuer did not report says so and names the survey", () => {
  const card = cardOf("first-tech-choice-rewards");
  render(<ReportNote card={card} plan={null} period="2025-12-31" text={SITE.card.report} />);
  expect(screen.queryByText(/Their report stands beside/)).not.toBeInTheDocument();
  expect(screen.getByText(/did not report this card in this period, July to December 2025/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Terms of Credit Card Plans survey" })).toHaveAttribute(
    "href",
    expect.stringContaining("consumerfinance.gov"),
  );
});
