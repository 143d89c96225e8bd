import { WITH_AN_UNKNOWN_FEE, filled, problemOf, referencesWith } from "../../support/references";

const SOURCES = referencesWith({ cards: WITH_AN_UNKNOWN_FEE });

const fill = (text: string) => filled(text, SOURCES);
const complaint = (text: string) => problemOf(text, SOURCES);

// One of each kind is shown, and tested, in the editors' page: writing-guides.test.
describe("a card's facts", () => {
  test("offers what was meant for a card or a field that doesn't exist", () => {
    expect(complaint("{card:citi-simplicty.apr}")).toEqual({
      expected: "the id of a card in data/cards",
      found: '"citi-simplicty"',
      hint: 'did you mean "citi-simplicity"?',
    });
    expect(complaint("{card:citi-simplicity.aprHi}")).toEqual({
      expected: "a field of a card",
      found: '"aprHi"',
      hint: 'did you mean "apr"?',
    });
    expect(complaint("{card:citi-simplicity.terms}")).toMatchObject({
      found: '"terms"',
      hint: expect.stringMatching(/^one of name, issuer, apr, aprLow, .*, bestFor, .*, applicants$/) as unknown,
    });
  });

  test("prints an intro rate with its length and the rate that follows, and never alone", () => {
    expect(fill("{card:citi-simplicity.introOffer}")).toBe(
      "0% intro APR for 21 months on balance transfers and 12 months on purchases, then 18.24–28.99% variable",
    );
    for (const name of ["introApr", "introOffers"])
      expect(complaint(`{card:citi-simplicity.${name}}`)).toMatchObject({ expected: "a field of a card" });
  });

  test("refuses a fact that the card doesn't have", () => {
    expect(complaint("{card:discover-it-secured.introTerm}")).toEqual({
      expected: "a field that the card has",
      found: "no introTerm of discover-it-secured is known",
    });
  });
});

// The figures of the specification's default case and of published plans, and those that the calculator's tests check.
describe("a plan's results", () => {
  test.each([
    ["{payoff:5000,24.99,150:interest}", "$3,622.30"],
    ["{payoff:5000,24.99,150:firstPrincipal}", "$45.87"],
    ["{payoff:default-balance,default-apr,default-payment:months}", "58"],
    ["{payoff:5000,wells-fargo-reflect.aprLow,150:interest}", "$1,854.25"],
    ["{payment:500,12,12:interest}", "$33.09"],
    ["{payment:3000,0,wells-fargo-reflect.purchaseMonths}", "$142.86"],
    ["{difference:5000,24.99,16.24,150:months}", "13"],
    ["{share:2000,citi-simplicity.foreignFee}", "$60.00"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:months}", "21"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:stayMonths}", "27"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:stayInterest}", "$1,576.19"],
    ["{transfer:5000,24.99,150,citi-simplicity:months}", "38"],
    ["{transfer:5000,24.99,150,citi-simplicity:finishPayment}", "$245.24"],
  ])("fills %s as %s", (reference, text) => {
    expect(fill(reference)).toBe(text);
  });

  test("takes months, fee and payment from the card where a transfer names no payment", () => {
    expect(fill("{transfer:5000,24.99,citi-simplicity:finishPayment}")).toBe("$245.24");
    expect(fill("{transfer:5000,24.99,citi-simplicity:offerMonths}")).toBe("21");
    for (const result of ["fee", "owed", "months", "cost", "stayMonths", "stayInterest", "saving"]) {
      expect(fill(`{transfer:5000,24.99,citi-simplicity:${result}}`)).toBe(
        fill(`{transfer:5000,24.99,245.24,citi-simplicity:${result}}`),
      );
    }
  });

  test("takes the intro offer on purchases where a card is named in place of a rate", () => {
    // 12 months without interest, then 2,800 dollars at the high end of its range.
    expect(fill("{payoff:4000,citi-simplicity,100:left}")).toBe("$2,800.00");
    expect(fill("{payoff:4000,citi-simplicity,100:interest}")).toBe(
      fill("{payoff:2800,citi-simplicity.aprHigh,100:interest}"),
    );
    expect(fill("{payoff:4000,citi-simplicity,400:interest}")).toBe("$0.00");
    // A hundredth of the balance in each of 12 months.
    expect(fill("{minimum:4000,citi-simplicity:left}")).toBe("$3,545.54");
  });

  test("writes the time of minimum payments as a statement does", () => {
    const months = Number(fill("{minimum:5000,24.99:months}"));
    expect(fill("{minimum:5000,24.99:time}")).toBe(`${Math.round(months / 12)} years`);
    expect(months).toBeGreaterThan(120);
  });

  test("refuses a plan that never ends, with the payment that would do", () => {
    expect(complaint("{payoff:5000,24.99,104:months}")).toEqual({
      expected: "a plan that pays the balance off within 600 months",
      found: "one that doesn't end",
      hint: "the lowest payment that pays it off is $104.13 a month",
    });
    expect(complaint("{transfer:5000,24.99,20,citi-simplicity:cost}")).toMatchObject({ found: "one that doesn't end" });
  });

  const FIGURE = "a plain number such as 5000 or 24.99, or a figure such as citi-simplicity.aprHigh";
  const PLAN = "a plan that pays the balance off within 600 months";

  test.each([
    ["{payoff:5000,24.99:months}", "{payoff:BALANCE,APR,PAYMENT:RESULT}"],
    ["{payoff:5000,24.99,150:months:years}", "{payoff:BALANCE,APR,PAYMENT:RESULT}"],
    ["{payoff:$5000,24.99,150:months}", FIGURE],
    ["{payoff:5000,citi-simplicity.category,150:months}", FIGURE],
    ["{payoff:0,24.99,150:months}", PLAN],
    ["{payment:5150,0,601}", PLAN],
    ["{payoff:5000,citi-simplicity.apr,150:months}", "a figure of a card"],
    ["{payoff:5000,citi,150:months}", "the id of a card in data/cards"],
    ["{payoff:5000,24.99,150:month}", "a result"],
    ["{payoff:5000,24.99,150:left}", "a card with an intro rate on this"],
    ["{difference:5000,16.24,24.99,150:months}", "the higher rate first"],
    ["{share:600,citi-simplicity.category}", FIGURE],
    ["{share:2,000,3}", FIGURE],
    ["{share:600,150}", "a rate from 0 to 100 percent a year"],
    ["{transfer:5000,24.99,245.24,discover-it-secured:fee}", "a card whose transfer fee is known"],
    ["{transfer:5000,24.99,245.24,first-tech-choice-rewards:left}", "a card with an intro rate on this"],
    ["{transfer:5000,24.99,first-tech-choice-rewards:fee}", "a card with an intro rate on transfers"],
  ])("refuses %s: expected %s", (reference, expected) => {
    expect(complaint(reference)?.expected).toBe(expected);
  });

  test("offers the name that was meant for a result", () => {
    expect(complaint("{payoff:5000,24.99,150:intrest}")?.hint).toBe('did you mean "interest"?');
  });
});
