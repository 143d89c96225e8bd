import { PLANS, expectCheapestPlans } from "./known-plans";

test("finds plans as cheap as the reference program in 300 cases, and none that costs more with more budget", () => {
  expect(PLANS).toHaveLength(300);
  expectCheapestPlans(PLANS);
});
