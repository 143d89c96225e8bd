import { accountCounted, aprByDay } from "../../../src/domain/payoff/by-day";
import { keepLedger } from "../../../src/domain/payoff/ledger";
import { payOff } from "../../../src/domain/payoff/payoff";
import { paymentWithin } from "../../../src/domain/payoff/solve-payment";

test("counted by the day the default plan takes a month more", () => {
  const outcome = payOff({ balance: 5000, apr: 24.99, payment: 150, byDay: true });
  expect([outcome?.months, Math.round(outcome?.totalInterest ?? NaN)]).toEqual([59, 3704]);
  expect([aprByDay(0), aprByDay(24)]).toEqual([0, expect.closeTo(24.23356, 5)]);
});

describe("a balance that takes a month to arrive", () => {
  const offer = { apr: 0, months: 12, scope: ["transfers" as const] };
  const moved = accountCounted(
    { balance: 1200, apr: 18, introOffers: [offer], transferFee: 0 },
    { goal: "balance", byDay: true, apr: 24 },
  );

  test("bears the old card's rate in the first month, then the offer's, and in the end the card's own", () => {
    const rows: Parameters<typeof keepLedger>[2] = { rows: [] };
    const ledger = keepLedger(moved, 60, rows);
    const interest = (rows.rows ?? []).map((row) => row.interest);
    expect(interest[0]).toBeCloseTo(1200 * ((1 + 0.24 / 365) ** (365 / 12) - 1), 9);
    expect(interest.slice(1, 12).every((amount) => amount === 0)).toBe(true);
    expect(interest[12]).toBeCloseTo((ledger.balanceAtIntroEnd ?? NaN) * ((1 + 0.18 / 365) ** (365 / 12) - 1), 9);
  });

  test("is paid off within a time by the smallest payment that does it", () => {
    const payment = paymentWithin(moved, 12);
    expect(keepLedger(moved, payment, { maxMonths: 12 }).balanceLeft).toBeLessThan(0.01);
    expect(keepLedger(moved, payment - 0.01, { maxMonths: 12 }).balanceLeft).toBeGreaterThan(0.01);
  });

  test("has nothing of that where nothing is moved", () => {
    expect(accountCounted({ balance: 1200, apr: 18 }, { goal: "purchase", byDay: true })).toEqual({
      balance: 1200,
      apr: aprByDay(18),
      introOffers: [],
    });
  });
});
