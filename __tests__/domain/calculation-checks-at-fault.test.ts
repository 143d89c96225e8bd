import { runChecks } from "../../src/domain/calculation-checks";

// An engine that is out of order, which no input can bring about: the page must then not say that the figures agree.
jest.mock("../../src/domain/simulation", () => ({ simulate: () => null }));
jest.mock("../../src/domain/payoff", () => ({
  ...jest.requireActual<object>("../../src/domain/payoff"),
  payOff: () => null,
  compareWithLowApr: () => null,
}));

test("figures that the engine doesn't give are shown as missing, and none of them agrees", () => {
  const figures = runChecks().flatMap((check) => check.figures);
  const missing = figures.filter(({ computed }) => computed === "no result");
  expect(missing.length).toBeGreaterThan(15);
  expect(missing.filter(({ agrees }) => agrees)).toEqual([]);
});
