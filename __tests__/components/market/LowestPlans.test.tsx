import { render, screen } from "@testing-library/react";
import { LowestPlans } from "../../../src/components/market/LowestPlans";
import type { Plan } from "../../../src/domain/market/plan";
import { testPlan } from "../../domain/market/test-plan";
import { wordsOf } from "../../support/draw";

test("lists the 25 lowest nationwide plans of a tier, and says how many count", () => {
  const plans: Plan[] = Array.from({ length: 30 }, (_, index) =>
    testPlan({ row: index, product: `Card ${index}`, apr720OrMore: 40 - index }),
  );
  const regional = testPlan({ row: 31, apr720OrMore: 5, availability: "Regional" });
  render(<LowestPlans plans={[...plans, regional]} tier="720-or-more" />);
  expect(screen.getByText("Counted for scores of 720 or more: 31 plans.")).toBeInTheDocument();
  const rows = screen.getAllByRole("listitem", { hidden: true });
  expect([rows.length, wordsOf(rows[0])]).toEqual([25, "11% First Bank: Card 29. Open to anyone, nationwide."]);
});

test("plans of one rate stand by name, as in the tool", () => {
  const plans = ["Zia Bank", "eBank", "Élan", "Delta"].map((institution, row) => testPlan({ row, institution }));
  render(<LowestPlans plans={plans} tier="720-or-more" />);
  const rows = screen.getAllByRole("listitem", { hidden: true }).map(wordsOf);
  expect(rows.map((row) => /% ([^–]*):/.exec(row)?.[1])).toEqual(["Delta", "eBank", "Élan", "Zia Bank"]);
});
