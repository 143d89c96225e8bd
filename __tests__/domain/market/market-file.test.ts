import { decodeMarket, encodeMarket } from "../../../src/domain/market/market-file";
import { testPlan } from "../survey/test-plan";

test("reads back a survey, with its plans in the order of their names", () => {
  const survey = {
    period: "2025-12-31",
    plans: [
      testPlan({ row: 3, institution: "A Bank", product: "Visa" }),
      testPlan({ row: 2, product: "Carte d’Or", states: ["OH"] }),
      testPlan({ row: 1, flags: [{ field: "aprMin", reason: "zero" }], website: "https://a.example" }),
    ],
  };
  expect(decodeMarket(encodeMarket({ ...survey, plans: survey.plans.toReversed() }))).toEqual(survey);
  expect(decodeMarket(encodeMarket({ period: "2025-12-31", plans: [] })).plans).toEqual([]);
});

test("refuses another text", () => {
  expect(() => decodeMarket("[]")).toThrow("This is no file of reported plans.");
  expect(() => decodeMarket('{"period":"2025-12-31","plans":{}}')).toThrow("This is no file of reported plans.");
});
