import { readDebts } from "../../../src/domain/debts/debts-form";
import { offerFields, offerOfCard, offerOfPlan } from "../../../src/domain/debts/known-offers";
import { reportedRates } from "../../../src/domain/cards/reported-card";
import type { ReportedPlan } from "../../../src/domain/survey/reported-plan";
import { testPlan } from "../survey/test-plan";
import { testTerms } from "../test-card";
import { TYPED } from "./typed-debts";

test("takes a card's offer at the high end of its rates, and the highest usual fee for none", () => {
  const offered = (changed: Parameters<typeof testTerms>[0]) =>
    offerOfCard({ name: "Card", terms: testTerms(changed), reported: null }, null);
  expect(offered({ annualFee: 20, firstYearFee: 0, monthlyFee: 1 })).toEqual({
    name: "Card",
    feePercent: 3,
    feeMinimum: 5,
    isFeeUnknown: false,
    introApr: 0,
    introMonths: 21,
    apr: 28.99,
    annualFee: 32,
  });
  expect(offered({ transferFee: "none" })).toMatchObject({ feePercent: 0, feeMinimum: 0 });
  expect(offered({ transferFee: null })).toMatchObject({ feePercent: 5, feeMinimum: 0, isFeeUnknown: true });
  expect([offered({ introOffers: [] }), offered({ applicants: "closed" })]).toEqual([null, null]);
});

test("takes a reported plan's offer at the highest rate reported", () => {
  const offered = (changed: Parameters<typeof testPlan>[0]) =>
    offerOfPlan(testPlan({ transferApr: 0, transferMonths: 15, ...changed }), null);
  expect(offered({ aprMax: 27.5, monthlyFee: 2 })).toEqual({
    name: "First Bank: Test Card",
    feePercent: 3,
    feeMinimum: 5,
    isFeeUnknown: false,
    introApr: 0,
    introMonths: 15,
    apr: 27.5,
    annualFee: 24,
  });
  expect(offered({ transferFeePercent: null })).toMatchObject({ feePercent: 5, isFeeUnknown: true });
  expect(offered({ transferMonths: null })).toBeNull();
});

test("takes the rate reported for a credit score", () => {
  const plan = testPlan({ transferApr: 0, transferMonths: 15, apr720OrMore: 17.49 });
  const reported = (one: ReportedPlan) => reportedRates(one, "2025-12-31", [], null);
  const card = { name: "Card", terms: testTerms({}), reported: reported(plan) };
  expect(offerOfCard(card, "720-or-more")?.apr).toBe(17.49);
  expect(offerOfPlan(plan, "720-or-more")?.apr).toBe(17.49);
  const forOthers = testPlan({ ...plan, creditTiers: ["619-or-less"] });
  expect(offerOfCard({ ...card, reported: reported(forOthers) }, "720-or-more")).toBeNull();
  expect(offerOfPlan(forOthers, "720-or-more")).toBeNull();
});

test("fills the fields with an offer as it was taken", () => {
  const [offer] = readDebts(TYPED).value?.offers ?? [];
  const fields = offer && { ...offerFields(offer), line: "2600" };
  expect(fields && readDebts({ ...TYPED, offers: [fields] }).value?.offers).toEqual([offer]);
});
