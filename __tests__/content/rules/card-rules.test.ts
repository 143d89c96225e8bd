import { checkCard } from "../../../src/content/rules/card-rules";
import { SOURCED_FIELDS, cardSchema } from "../../../src/content/schema/card-schema";
import { formatFault } from "../../../src/content/fault";
import { parse } from "../../../src/content/read/parse";
import { readJson } from "../../../src/content/read/source-file";
import { CARD_FILE, type CardInput, type TermsInput } from "../../domain/test-card";

/** The messages for a card that is written to a file as it stands; each change keeps to the schema. */
function messages(changed: Partial<CardInput>, fileId = "test-card"): string[] {
  const source = readJson({
    file: `data/cards/${fileId}.json`,
    text: JSON.stringify({ ...CARD_FILE, ...changed }, null, 2),
  });
  const card = parse(cardSchema, source);
  if (!card) throw new Error(source.faults.map(formatFault).join("\n"));
  checkCard(card, source);
  return source.faults.map(formatFault);
}

/** The same without the places. */
const complaints = (changed: Partial<CardInput>) => messages(changed).map((message) => message.replace(/^\S+ {2}/, ""));

const terms = (changed: Partial<TermsInput>) => ({ terms: { ...CARD_FILE.terms, ...changed } });
const complaintsOfTerms = (changed: Partial<TermsInput>) => complaints(terms(changed));
const complaintsOfApr = (purchaseApr: TermsInput["purchaseApr"]) => complaintsOfTerms({ purchaseApr });

test("a card in order has no faults", () => {
  expect(messages({})).toEqual([]);
});

test("the file's name is the card's id", () => {
  expect(messages({}, "other-card")).toEqual([
    'data/cards/other-card.json:2:9  id\n  expected "other-card", the file\'s name, found "test-card"\n  hint: rename the file or the id',
  ]);
});

test("a placeholder names its own card", () => {
  expect(complaints({ applyUrl: "#apply-other-card" })).toEqual([
    'applyUrl\n  expected the placeholder "#apply-test-card", found "#apply-other-card"',
  ]);
  expect(complaints({ applyUrl: "https://www.example.com/apply" })).toEqual([]);
});

const ADDRESSES = Object.fromEntries(SOURCED_FIELDS.map((name) => [name, "https://www.citi.com/terms"]));

describe("verified terms", () => {
  const verified = (changed: Partial<CardInput["provenance"]>) =>
    complaints({ provenance: { status: "verified", asOf: "2025-01", sources: ADDRESSES, ...changed } });

  test("name the day of the check, in or after the month that they describe", () => {
    expect(verified({ checked: "2025-01-08" })).toEqual([]);
    expect(verified({})).toEqual([
      'provenance.checked\n  expected the day on which the terms were checked, found nothing\n  hint: write "checked": "2025-01-08" beside "status": "verified"',
    ]);
    expect(verified({ checked: "2024-12-31" })).toEqual([
      'provenance.checked\n  expected a day in or after 2025-01, the month that the terms describe, found "2024-12-31"',
    ]);
  });

  test("name a source of each value that the card has, and no estimate", () => {
    const { annualFee: _fee, penaltyApr: _penalty, ...others } = ADDRESSES;
    expect(verified({ checked: "2025-01-08", sources: { ...others, apr: "estimate" } })).toEqual([
      expect.stringContaining("found an estimate of apr, and none of annualFee\n"),
    ]);
  });
});

describe("texts on fees", () => {
  const saying = (text: string, changed: Partial<TermsInput>) => complaints({ ...terms(changed), cons: ["One", text] });

  test.each<[string, Partial<TermsInput>, string]>([
    ["No annual fee", { annualFee: 95 }, "annualFee says: 95"],
    ["Costs $95 a year", { annualFee: 0 }, "annualFee says: 0"],
    ["An annual fee of $95", { annualFee: 99, firstYearFee: 0 }, "annualFee says: 99 or 0"],
    ["No foreign transaction fee", { foreignFee: 3 }, "foreignFee says: 3"],
    ["Charges 3% abroad", { foreignFee: null }, "foreignFee says: nothing, as the fee is not known"],
    ["Transfer fee is only 3%", { transferFee: { percent: 5, minimum: 5 } }, "transferFee says: 5"],
    ["A 4% transfer fee", { transferFee: "none" }, "transferFee says: 0"],
  ])("such as %s are held against the terms", (text, changed, says) => {
    expect(saying(text, changed)).toEqual([expect.stringContaining(`cons[1]\n  expected what terms.${says}, found `)]);
  });

  test.each<[string, Partial<TermsInput>]>([
    ["No annual fee, no foreign fee, no transfer fee", { annualFee: 0, foreignFee: 0, transferFee: "none" }],
    ["$0 a year at first, then $95 a year", { annualFee: 95, firstYearFee: 0 }],
    [
      "A 3% transfer fee, later a 5% transfer fee",
      { transferFee: { percent: 3, minimum: 5, later: { percent: 5, afterDays: 120 } } },
    ],
  ])("such as %s are right", (text, changed) => {
    expect(saying(text, changed)).toEqual([]);
  });
});

describe("an APR", () => {
  const RANGE = { from: 18.24, to: 28.99 };
  const FORM = 'hint: write {"range": {"from": 18.24, "to": 28.99}} for a range, {"rates": [26.99]} for one rate';

  test("is either a range or a list of rates", () => {
    expect(complaintsOfApr({ rates: [26.99] })).toEqual([]);
    expect(complaintsOfApr({})).toEqual([
      `terms.purchaseApr\n  expected either a range, or rates, found neither\n  ${FORM}`,
    ]);
    expect(complaintsOfApr({ range: RANGE, rates: [26.99] })).toEqual([
      `terms.purchaseApr\n  expected either a range, or rates, found both\n  ${FORM}`,
    ]);
  });

  test("rises from one end of its range to the other", () => {
    const fault = (found: number) =>
      `terms.purchaseApr.range.to\n  expected a higher rate than the one before, found ${found}`;
    expect(complaintsOfApr({ range: { from: 28.99, to: 18.24 } })).toEqual([fault(18.24)]);
    expect(complaintsOfApr({ range: { from: 18.24, to: 18.24 } })).toEqual([fault(18.24)]);
    // Whichever of its ends is written first.
    expect(complaintsOfApr({ range: { to: 28.99, from: 18.24 } })).toEqual([]);
    expect(complaintsOfApr({ range: { to: 18.24, from: 28.99 } })).toEqual([fault(18.24)]);
  });

  test("rises from one rate of its list to the next", () => {
    expect(complaintsOfApr({ rates: [11.24, 14.49, 18] })).toEqual([]);
    expect(complaintsOfApr({ rates: [11.24, 18, 14.49] })).toEqual([
      "terms.purchaseApr.rates[2]\n  expected a higher rate than the one before, found 14.49",
    ]);
    expect(complaintsOfApr({ rates: [11.24, 11.24] })).toEqual([
      "terms.purchaseApr.rates[1]\n  expected a higher rate than the one before, found 11.24",
    ]);
  });

  test("lies from 6 to 36 percent, unless an unusual rate is confirmed", () => {
    const fault = (field: string, found: number) =>
      `terms.purchaseApr.${field}\n  expected a rate from 6 to 36 percent a year, found ${found}\n  hint: if the rate is right, write "confirmed": true beside it`;
    expect(complaintsOfApr({ rates: [6, 36] })).toEqual([]);
    expect(complaintsOfApr({ rates: [5.99] })).toEqual([fault("rates[0]", 5.99)]);
    expect(complaintsOfApr({ rates: [26.99, 36.01] })).toEqual([fault("rates[1]", 36.01)]);
    expect(complaintsOfApr({ range: { from: 0.1824, to: 28.99 } })).toEqual([fault("range.from", 0.1824)]);
    expect(complaintsOfApr({ rates: [5.99, 36.01], confirmed: true })).toEqual([]);
  });

  test("that follows an index is variable", () => {
    const fault = 'terms.purchaseApr.type\n  expected "variable", as an index or a margin is named, found "fixed"';
    expect(complaintsOfApr({ range: RANGE, index: "Prime Rate", margin: 9.74 })).toEqual([]);
    expect(complaintsOfApr({ range: RANGE, type: "fixed" })).toEqual([]);
    expect(complaintsOfApr({ range: RANGE, type: "fixed", index: "Prime Rate" })).toEqual([fault]);
    expect(complaintsOfApr({ range: RANGE, type: "fixed", margin: 0 })).toEqual([fault]);
  });

  test.each(["transferApr", "cashAdvanceApr", "penaltyApr"] as const)("is checked as %s too", (name) => {
    expect(complaintsOfTerms({ [name]: { rates: [29.99] } })).toEqual([]);
    expect(complaintsOfTerms({ [name]: { rates: [0.2999] } })).toEqual([
      expect.stringMatching(new RegExp(`^terms\\.${name}\\.rates\\[0\\]\n {2}expected a rate from 6 to 36 percent`)),
    ]);
  });

  test("after late payments may be none", () => {
    expect(complaintsOfTerms({ penaltyApr: "none" })).toEqual([]);
  });
});

describe("a transfer fee", () => {
  test("is 1 percent at least, unless a smaller one is confirmed", () => {
    expect(complaintsOfTerms({ transferFee: { percent: 1, minimum: 0 } })).toEqual([]);
    expect(complaintsOfTerms({ transferFee: { percent: 0.03, minimum: 5 } })).toEqual([
      'terms.transferFee.percent\n  expected 1 percent or more, found 0.03\n  hint: if the fee is right, write "confirmed": true beside it; a card without a fee has "transferFee": "none"',
    ]);
    expect(complaintsOfTerms({ transferFee: { percent: 0.03, minimum: 5, confirmed: true } })).toEqual([]);
  });

  test.each(["none", "unknown"] as const)("may be %s", (transferFee) => {
    expect(complaintsOfTerms({ transferFee })).toEqual([]);
  });
});

describe("rewards", () => {
  test("have a rate above zero, or one that isn't known", () => {
    expect(complaints({ rewards: "1.5% cash back", ...terms({ rewardsPercent: 1.5 }) })).toEqual([]);
    expect(complaints({ rewards: "Points", ...terms({ rewardsPercent: null }) })).toEqual([]);
    expect(complaints({ rewards: "1.5% cash back" })).toEqual([
      "terms.rewardsPercent\n  expected a rate above 0, or null if it is not known, found 0",
    ]);
  });

  test("have one of the rates in their text, if it names any", () => {
    const rewards = "Unlimited 1.50% cash back; 5% on hotels";
    for (const rewardsPercent of [1.5, 5, null]) {
      expect(complaints({ rewards, ...terms({ rewardsPercent }) })).toEqual([]);
    }
    expect(complaints({ rewards, ...terms({ rewardsPercent: 2 }) })).toEqual([
      "terms.rewardsPercent\n  expected 1.5 or 5, as rewards says, found 2",
    ]);
    expect(complaints({ rewards: "1 point per dollar", ...terms({ rewardsPercent: 1 }) })).toEqual([]);
  });

  test("have the rate zero if there are none", () => {
    expect(complaintsOfTerms({ rewardsPercent: 1 })).toEqual([
      "terms.rewardsPercent\n  expected 0, since the card names no rewards, found 1",
    ]);
  });
});

describe("credit", () => {
  test.each(["creditScores", "creditLine"] as const)("has %s that rise or stay", (name) => {
    expect(complaintsOfTerms({ [name]: { from: 670, to: 671 } })).toEqual([]);
    expect(complaintsOfTerms({ [name]: { from: 670, to: 670 } })).toEqual([]);
    expect(complaintsOfTerms({ [name]: { from: 671, to: 670 } })).toEqual([
      `terms.${name}.from\n  expected no more than 670, found 671`,
    ]);
  });

  test("has its levels once each, the best first", () => {
    expect(complaintsOfTerms({ creditLevels: [] })).toEqual([]);
    expect(complaintsOfTerms({ creditLevels: ["Excellent", "Good", "Limited"] })).toEqual([]);
    expect(complaintsOfTerms({ creditLevels: ["Fair", "Good"] })).toEqual([
      'terms.creditLevels\n  expected each level once, the best first: Good, Fair, found "Fair, Good"',
    ]);
    expect(complaintsOfTerms({ creditLevels: ["Good", "Good"] })).toEqual([
      'terms.creditLevels\n  expected each level once, the best first: Good, found "Good, Good"',
    ]);
  });
});

describe("intro offers", () => {
  const transfers = { apr: 0, months: 21, scope: ["transfers" as const] };
  const purchases = { apr: 0, months: 12, scope: ["purchases" as const] };
  const complaintsOfOffers = (...introOffers: TermsInput["introOffers"]) => complaintsOfTerms({ introOffers });

  test("come with the longest first", () => {
    expect(complaintsOfOffers(transfers, purchases)).toEqual([]);
    expect(complaintsOfOffers(purchases, transfers)).toEqual([
      'terms.introOffers\n  expected the longest offer first, found "12 months first"',
    ]);
    expect(complaintsOfOffers({ ...purchases, unit: "billing cycles" }, transfers)).toEqual([
      'terms.introOffers\n  expected the longest offer first, found "12 billing cycles first"',
    ]);
  });

  test("cover no use twice", () => {
    expect(complaintsOfOffers({ ...transfers, scope: ["transfers", "purchases"] }, purchases)).toEqual([
      'terms.introOffers\n  expected each scope in one offer only, found "transfers, purchases, purchases"',
    ]);
    expect(complaintsOfOffers({ ...transfers, scope: ["transfers", "transfers"] })).toEqual([
      'terms.introOffers\n  expected each scope in one offer only, found "transfers, transfers"',
    ]);
  });

  test("ask for a transfer within some days only if they cover transfers", () => {
    const soon = { transferWithinDays: 120 };
    expect(complaintsOfOffers({ ...transfers, ...soon }, purchases)).toEqual([]);
    expect(complaintsOfOffers({ ...transfers, scope: ["purchases", "transfers"], ...soon })).toEqual([]);
    expect(complaintsOfOffers(transfers, { ...purchases, ...soon })).toEqual([
      "terms.introOffers[1].transferWithinDays\n  expected no days, since the offer does not cover transfers, found 120",
    ]);
  });

  test("are named in texts with their length, in months or in billing cycles", () => {
    const cycles = { apr: 0, months: 18, unit: "billing cycles" as const, scope: ["transfers" as const] };
    const features = (text: string) => complaints({ features: ["One", text], ...terms({ introOffers: [cycles] }) });
    expect(features("0% intro APR for 18 billing cycles")).toEqual([]);
    expect(features("0% intro APR for 21 billing cycles")).toEqual([
      'features[1]\n  expected 18 billing cycles, as terms.introOffers says, found "0% intro APR for 21 billing cycles"',
    ]);
  });
});
