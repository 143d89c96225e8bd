import { aprByDay } from "../../../src/domain/payoff/by-day";
import { payOff } from "../../../src/domain/payoff/payoff";

test("counted by the day the default plan takes a month more", () => {
  const outcome = payOff({ balance: 5000, apr: aprByDay(24.99), payment: 150 });
  expect([outcome?.months, Math.round(outcome?.totalInterest ?? NaN)]).toEqual([59, 3704]);
  expect([aprByDay(0), aprByDay(24)]).toEqual([0, expect.closeTo(24.23356, 5)]);
});
