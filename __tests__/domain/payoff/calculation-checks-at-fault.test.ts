import { runChecks } from "../../../src/domain/payoff/calculation-checks";
import type { Outcome, PaidOff } from "../../../src/domain/payoff/simulation";

// An engine that is out of order, which no input can bring about: the page must then not say that the figures agree.
let mockFault: (sound: PaidOff) => PaidOff | null;

jest.mock("../../../src/domain/payoff/simulation", () => {
  const { simulate } = jest.requireActual<{ simulate: (...asked: unknown[]) => Outcome }>(
    "../../../src/domain/payoff/simulation",
  );
  return {
    simulate: (...asked: unknown[]) => {
      const outcome = simulate(...asked);
      return outcome.kind === "paid-off" ? mockFault(outcome) : null;
    },
  };
});

jest.mock("../../../src/domain/payoff/payoff", () => ({
  ...jest.requireActual<object>("../../../src/domain/payoff/payoff"),
  payOff: () => null,
  compareWithLowApr: () => null,
}));

/** The figures that don't read as their sources print them, under a fault of the engine. */
function misread(fault: typeof mockFault) {
  mockFault = fault;
  return runChecks()
    .flatMap((check) => check.figures)
    .filter(({ expected, computed }) => computed !== expected);
}

test("figures that the engine doesn't give are shown as missing, and none of them agrees", () => {
  const missing = misread(() => null);
  expect(missing.filter(({ computed }) => computed === "no result").length).toBeGreaterThan(15);
  expect(missing.filter(({ agrees }) => agrees)).toEqual([]);
});

test("figures that are a little off don't agree", () => {
  const dearer = (amount: number) => amount * 1.01 + 0.02;
  const off = misread((sound) => ({
    ...sound,
    months: sound.months + 1,
    monthlyPayment: sound.monthlyPayment && dearer(sound.monthlyPayment),
    interest: dearer(sound.interest),
    totalPayments: dearer(sound.totalPayments),
  }));
  expect(off.length).toBeGreaterThan(20);
  expect(off.filter(({ agrees }) => agrees)).toEqual([]);
});
