import fc from "fast-check";
import { DEBTS_DEFAULTS, type DebtsFields, NEW_DEBT, NEW_OFFER } from "../../../src/domain/debts/debts-fields";
import { readDebts } from "../../../src/domain/debts/debts-form";
import { debtsLinkNote, parseDebts, debtsText, withDebts } from "../../../src/domain/debts/debts-text";
import { CUT_LINK_NOTE, NO_INPUTS, parseInputs, withInputs } from "../../../src/domain/visitor/visitor-inputs";
import { typedCents } from "../arbitraries";
import { TYPED } from "./typed-debts";

/** The text that the tab keeps of fields that can be calculated with. */
function keptText(fields: DebtsFields, text = ""): string {
  const { value: inputs } = readDebts(fields);
  if (!inputs) throw new Error("These fields have an error.");
  return withDebts(text, fields, inputs);
}

test("restores all debts, offers and the budget", () => {
  const back = parseDebts(`#${keptText(TYPED)}`);
  expect(back && readDebts(back)).toEqual(readDebts(TYPED));
  expect(back?.strategy).toBe("own");
});

test("keeps the first debt as the visitor's numbers", () => {
  // The second debt has to get 1% of its balance with the fee, and the interest on the fee: $32.09.
  expect(parseInputs(keptText(TYPED))).toEqual({
    ...NO_INPUTS,
    amount: "4600",
    apr: "18.99",
    payment: "367.91",
  });
});

test("takes a single debt's budget for the visitor's payment", () => {
  const one = { ...TYPED, budget: "150", debts: TYPED.debts.slice(0, 1) };
  const text = withInputs(keptText(one), { ...NO_INPUTS, amount: "5000", apr: "21", payment: "175" });
  expect(parseDebts(text)).toMatchObject({
    budget: "175",
    debts: [{ name: "Visa & co", balance: "5000", apr: "21" }],
  });
});

test("takes numbers of another tool for the first debt, but no purchase", () => {
  expect(parseDebts("balance=5000&apr=24.99&payment=150")).toEqual({
    ...DEBTS_DEFAULTS,
    budget: "150",
    debts: [{ ...NEW_DEBT, balance: "5000", apr: "24.99" }],
  });
  for (const text of ["", "#content", "purchase=300&payment=50", "score=620-to-719"])
    expect(parseDebts(text)).toBeNull();
});

test("keeps a first debt without interest", () => {
  const free = { ...TYPED, debts: [{ ...NEW_DEBT, balance: "500", apr: "0" }] };
  expect(parseDebts(keptText(free))?.debts[0]?.apr).toBe("0");
  expect(parseInputs(keptText(free))?.apr).toBe("");
});

test("keeps the score that was typed on another page", () => {
  const text = keptText(TYPED, "balance=100&apr=20&payment=10&score=720-or-more&d2.name=old&strategy=snowball");
  expect(parseInputs(text)?.tier).toBe("720-or-more");
  expect(parseDebts(text)).toEqual(parseDebts(keptText(TYPED)));
});

test("restores what is typed and can't be calculated with yet", () => {
  const debt = fc
    .record({
      name: fc.constantFrom("", "A & B", "#1=2"),
      balance: fc.constantFrom("", "x", "$4,600"),
      apr: typedCents(99),
    })
    .map((fields) => ({ ...NEW_DEBT, ...fields }));
  const offer = fc.record({ line: fc.constantFrom("", "2,600") }).map((fields) => ({ ...NEW_OFFER, ...fields }));
  fc.assert(
    fc.property(
      fc.array(debt, { minLength: 1, maxLength: 12 }),
      fc.array(offer, { maxLength: 2 }),
      typedCents(900),
      (debts, offers, budget) => {
        const fields: DebtsFields = { ...DEBTS_DEFAULTS, budget, debts, offers };
        expect(parseDebts(debtsText(fields))).toEqual(fields);
      },
    ),
  );
});

test("falls back for what is unknown", () => {
  expect(parseDebts("budget=9&strategy=luck&d1.balance=100&d1.rule=none&d3.balance=1")).toEqual({
    ...DEBTS_DEFAULTS,
    budget: "9",
    debts: [
      { ...NEW_DEBT, balance: "100" },
      { ...NEW_DEBT, balance: "1" },
    ],
  });
});

test("leaves out a thirteenth debt and a third offer", () => {
  const debts = Array.from({ length: 13 }, () => ({ ...NEW_DEBT, balance: "100", apr: "20" }));
  const offer = { ...NEW_OFFER, line: "2600" };
  const many = { ...TYPED, debts, offers: [offer, offer, offer] };
  const { value: inputs } = readDebts(many);
  expect([inputs?.debts.length, inputs?.offers.length]).toEqual([12, 2]);
  expect(parseDebts(debtsText(many))?.debts).toHaveLength(12);
});

test("says what a link lacks and what of it is left out, and nothing of amounts out of range", () => {
  const debts = (count: number) =>
    Array.from({ length: count }, (_, index) => `d${index + 1}.balance=500&d${index + 1}.apr=20`).join("&");
  expect(debtsLinkNote(`budget=900&${debts(12)}`)).toBe("");
  expect(debtsLinkNote(`budget=900&${debts(13)}`)).toBe(
    "This page takes up to 12 debts and 2 offers. The others in this link are left out.",
  );
  expect(debtsLinkNote("budget=900&d1.balance=500")).toBe(CUT_LINK_NOTE);
  expect(debtsLinkNote(`budget=900&${debts(1)}&d2.name=Store`)).toBe(CUT_LINK_NOTE);
  expect(debtsLinkNote(`budget=900&${debts(1)}&strategy=luck`)).toBe("Part of this link is left out: “luck”.");
  expect(debtsLinkNote("balance=-5&apr=999&payment=0")).toBe("");
  expect(debtsLinkNote("balance=500&apr=&payment=50")).toBe("");
  expect(debtsLinkNote("")).toBe("");
});
