import { fillReferences } from "../../../src/content/references/references";
import { WITH_AN_UNKNOWN_FEE, problemOf, sourcesWith } from "../../support/references";

const SOURCES = sourcesWith({ cards: WITH_AN_UNKNOWN_FEE });

const fill = (text: string) => fillReferences(text, SOURCES);
const complaint = (text: string) => problemOf(text, SOURCES);

// One of each kind is shown, and tested, in the editors' page: writing-guides.test.
describe("a card's facts", () => {
  test("a card, a field or an end that doesn't exist is a fault that says what was meant", () => {
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
    expect(complaint("{card:citi-simplicity}")).toMatchObject({ expected: "a field of a card", found: '""' });
    expect(complaint("{card:citi-simplicity.terms}")).toMatchObject({
      found: '"terms"',
      hint: expect.stringMatching(/^its fields are name, issuer, apr, aprLow, .*, bestFor, .*, closed$/) as unknown,
    });
  });

  test("a fact that the card doesn't have can't be quoted", () => {
    expect(complaint("{card:discover-it-secured.introTerm}")).toEqual({
      expected: "a field that the card has",
      found: "no introTerm of discover-it-secured is known",
    });
  });
});

// The figures of the specification's default case and of published plans, and those that the calculator's tests check.
describe("a plan's results", () => {
  test.each([
    ["{payoff:5000,24.99,150:years}", "4.8"],
    ["{payoff:5000,24.99,150:interest}", "$3,622.30"],
    ["{payoff:5000,24.99,150:total}", "$8,622.30"],
    ["{payoff:5000,24.99,150:firstInterest}", "$104.13"],
    ["{payoff:5000, 24.99, 150:months}", "58"],
    ["{payoff:5000,wells-fargo-reflect.aprLow,150:interest}", "$1,854.25"],
    ["{payoff:4000,0,270:months}", "15"],
    ["{difference:5000,24.99,16.24,150:months}", "13"],
    ["{minimum:3000,14.4,0,90:months}", "43"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:fee}", "$150.00"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:owed}", "$5,150.00"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:months}", "21"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:interest}", "$0.00"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:cost}", "$150.00"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:stayMonths}", "27"],
    ["{transfer:5000,24.99,245.24,citi-simplicity:stayInterest}", "$1,576.19"],
    ["{transfer:5000,24.99,150,citi-simplicity:left}", "$2,000.00"],
    ["{transfer:5000,24.99,150,citi-simplicity:months}", "38"],
  ])("%s is %s", (reference, text) => {
    expect(fill(reference)).toBe(text);
  });

  test("the issuer's minimum on $5,000 takes decades, as a statement says it", () => {
    expect(fill("{minimum:5000,24.99,1,25:time}")).toMatch(/^\d\d years$/);
    const months = Number(fill("{minimum:5000,24.99,1,25:months}"));
    expect(fill("{minimum:5000,24.99,1,25:time}")).toBe(`${Math.round(months / 12)} years`);
  });

  test("one that never ends is a fault, with the payment that would do", () => {
    expect(complaint("{payoff:5000,24.99,104:months}")).toEqual({
      expected: "a plan that pays the balance off within 600 months",
      found: "one that doesn't end",
      hint: "the lowest payment that pays it off is $104.13 a month",
    });
    expect(complaint("{transfer:5000,24.99,20,citi-simplicity:cost}")).toMatchObject({ found: "one that doesn't end" });
  });

  test.each([
    ["{payoff:5000,24.99:months}", "{payoff:BALANCE,APR,PAYMENT:RESULT}"],
    ["{payment:5150,0,21:months}", "{payment:BALANCE,APR,MONTHS}"],
    ["{payoff:$5000,24.99,150:months}", "a balance as a plain number"],
    ["{payoff:0,24.99,150:months}", "a balance as a plain number"],
    ["{payoff:5000,24.99,0:months}", "a payment as a plain number"],
    ["{payoff:5000,-1,150:months}", "a rate such as 24.99 or citi-simplicity.aprHigh"],
    ["{payoff:5000,citi-simplicity,150:months}", "citi-simplicity.aprLow or citi-simplicity.aprHigh"],
    ["{payoff:5000,citi-simplicity.apr,150:months}", "citi-simplicity.aprLow or citi-simplicity.aprHigh"],
    ["{payoff:5000,citi.aprLow,150:months}", "the id of a card in data/cards"],
    ["{payoff:5000,24.99,150:month}", "one of the results: months, years, interest, total, firstInterest"],
    ["{difference:5000,16.24,24.99,150:months}", "the higher rate first"],
    ["{payment:5150,0,0}", "a number of months as a plain number"],
    ["{payment:5150,0,601}", "a plan that pays the balance off within 600 months"],
    ["{minimum:5000,24.99,x,25:first}", "a percentage as a plain number"],
    ["{transfer:5000,24.99,245.24,nobody:fee}", "the id of a card in data/cards"],
    ["{transfer:5000,24.99,245.24,discover-it-secured:fee}", "a card whose transfer fee is known"],
    ["{transfer:5000,24.99,245.24,first-tech-choice-rewards:left}", "a card with an intro rate on transfers"],
  ])("%s is a fault: expected %s", (reference, expected) => {
    expect(complaint(reference)?.expected).toBe(expected);
  });

  test("a slip in the result's name is answered with the name that was meant", () => {
    expect(complaint("{payoff:5000,24.99,150:intrest}")?.hint).toBe('did you mean "interest"?');
  });
});
