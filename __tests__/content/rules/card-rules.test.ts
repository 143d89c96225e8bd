import { checkCard } from "../../../src/content/rules/card-rules";
import { SOURCED_FIELDS, cardSchema } from "../../../src/schema/card-schema";
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
  const saying = (text: string, changed: Partial<TermsInput>) =>
    complaints({ ...terms(changed), cons: ["Five", text] });

  test.each<[string, Partial<TermsInput>, string]>([
    ["No annual fee", { annualFee: 95 }, "annualFee says: 95"],
    ["Costs $95 a year", { annualFee: 0 }, "annualFee says: 0"],
    ["An annual fee of $95", { annualFee: 99, firstYearFee: 0 }, "annualFee says: 99 or 0"],
    ["No foreign transaction fee", { foreignFee: 3 }, "foreignFee says: 3"],
    ["Charges 3% abroad", { foreignFee: null }, "foreignFee says: nothing, as the fee is not known"],
    ["No late fees", { lateFee: 40 }, "lateFee says: 40"],
    ["A late fee of up to $40", { lateFee: 0 }, "lateFee says: 0"],
    ["Transfer fee is only 3%", { transferFee: { percent: 5, minimum: 5 } }, "transferFee says: 5"],
    ["A 4% transfer fee", { transferFee: "none" }, "transferFee says: 0"],
  ])("such as %s are held against the terms", (text, changed, says) => {
    expect(saying(text, changed)).toEqual([expect.stringContaining(`cons[1]\n  expected what terms.${says}, found `)]);
  });

  test.each<[string, Partial<TermsInput>]>([
    ["No annual fee, no foreign fee, no transfer fee", { annualFee: 0, foreignFee: 0, transferFee: "none" }],
    ["$0 a year at first, then $95 a year", { annualFee: 95, firstYearFee: 0 }],
    ["A 3% transfer fee, later a 5% transfer fee", { transferFee: { percent: 3, minimum: 5, laterPercent: 5 } }],
  ])("such as %s are right", (text, changed) => {
    expect(saying(text, changed)).toEqual([]);
  });
});

type Row = [string, Partial<TermsInput>, ...messages: string[]];

/** Terms with what is wrong with them, each as its field below `terms` and the words of its message; nothing for good ones. */
function expectTerms(rows: Row[]): void {
  for (const [what, changed, ...messagesOfRow] of rows) {
    expect([what, complaintsOfTerms(changed)]).toEqual([what, messagesOfRow.map((message) => `terms.${message}`)]);
  }
}

const RANGE = { from: 18.24, to: 28.99 };
const transfers = { apr: 0, months: 21, scope: ["transfers" as const] };
const purchases = { apr: 0, months: 12, scope: ["purchases" as const] };

test("an APR is either a range or a list of rates", () => {
  const hint = 'hint: write {"range": {"from": 18.24, "to": 28.99}} for a range, {"rates": [26.99]} for one rate';
  const form = (found: string) => `purchaseApr\n  expected either a range, or rates, found ${found}\n  ${hint}`;
  expectTerms([
    ["one rate", { purchaseApr: { rates: [26.99] } }],
    ["no late rate", { penaltyApr: "none" }],
    ["neither", { purchaseApr: {} }, form("neither")],
    ["both", { purchaseApr: { range: RANGE, rates: [26.99] } }, form("both")],
  ]);
});

test("an APR rises from one end of its range, or from one rate, to the next", () => {
  const fault = (field: string, found: number) =>
    `purchaseApr.${field}\n  expected a higher rate than the one before, found ${found}`;
  expectTerms([
    ["falling", { purchaseApr: { range: { from: 28.99, to: 18.24 } } }, fault("range.to", 18.24)],
    ["level", { purchaseApr: { range: { from: 18.24, to: 18.24 } } }, fault("range.to", 18.24)],
    // Whichever of its ends is written first.
    ["rising, turned round", { purchaseApr: { range: { to: 28.99, from: 18.24 } } }],
    ["falling, turned round", { purchaseApr: { range: { to: 18.24, from: 28.99 } } }, fault("range.to", 18.24)],
    ["rising rates", { purchaseApr: { rates: [11.24, 14.49, 18] } }],
    ["falling rates", { purchaseApr: { rates: [11.24, 18, 14.49] } }, fault("rates[2]", 14.49)],
    ["a rate twice", { purchaseApr: { rates: [11.24, 11.24] } }, fault("rates[1]", 11.24)],
  ]);
});

test("an APR lies from 6 to 36 percent, unless an unusual rate is confirmed", () => {
  const fault = (field: string, found: number) =>
    `${field}\n  expected a rate from 6 to 36 percent a year, found ${found}\n  hint: if the rate is right, write "confirmed": true beside it`;
  expectTerms([
    ["the limits", { purchaseApr: { rates: [6, 36] } }],
    ["below", { purchaseApr: { rates: [5.99] } }, fault("purchaseApr.rates[0]", 5.99)],
    ["above", { purchaseApr: { rates: [26.99, 36.01] } }, fault("purchaseApr.rates[1]", 36.01)],
    ["a range", { purchaseApr: { range: { from: 0.1824, to: 28.99 } } }, fault("purchaseApr.range.from", 0.1824)],
    ["confirmed", { purchaseApr: { rates: [5.99, 36.01], confirmed: true } }],
    ...(["transferApr", "cashAdvanceApr", "penaltyApr"] as const).map((name): Row => [
      name,
      { [name]: { rates: [0.2999] } },
      fault(`${name}.rates[0]`, 0.2999),
    ]),
  ]);
});

test("an APR that follows an index is variable", () => {
  const fault = 'purchaseApr.type\n  expected "variable", as an index or a margin is named, found "fixed"';
  expectTerms([
    ["variable", { purchaseApr: { range: RANGE, index: "Prime Rate", margin: 9.74 } }],
    ["fixed", { purchaseApr: { range: RANGE, type: "fixed" } }],
    ["fixed, with an index", { purchaseApr: { range: RANGE, type: "fixed", index: "Prime Rate" } }, fault],
    ["fixed, with a margin", { purchaseApr: { range: RANGE, type: "fixed", margin: 0 } }, fault],
  ]);
});

test("a transfer fee is 1 percent at least, unless a smaller one is confirmed", () => {
  const fault =
    'transferFee.percent\n  expected 1 percent or more, found 0.03\n  hint: if the fee is right, write "confirmed": true beside it; a card without a fee has "transferFee": "none"';
  expectTerms([
    ["1 percent", { transferFee: { percent: 1, minimum: 0 } }],
    ["less", { transferFee: { percent: 0.03, minimum: 5 } }, fault],
    ["confirmed", { transferFee: { percent: 0.03, minimum: 5, confirmed: true } }],
    ["none", { transferFee: "none" }],
    ["unknown", { transferFee: "unknown" }],
  ]);
});

test("credit has scores and lines that rise or stay, and its levels once each, the best first", () => {
  const levels = (sorted: string, found: string) =>
    `creditLevels\n  expected each level once, the best first: ${sorted}, found "${found}"`;
  expectTerms([
    ...(["creditScores", "creditLine"] as const).flatMap((name): Row[] => [
      [`${name} of one`, { [name]: { from: 670, to: 670 } }],
      [`${name} that fall`, { [name]: { from: 671, to: 670 } }, `${name}.from\n  expected no more than 670, found 671`],
    ]),
    ["no level", { creditLevels: [] }],
    ["levels", { creditLevels: ["Excellent", "Good", "Limited"] }],
    ["the best last", { creditLevels: ["Fair", "Good"] }, levels("Good, Fair", "Fair, Good")],
    ["a level twice", { creditLevels: ["Good", "Good"] }, levels("Good", "Good, Good")],
  ]);
});

test("intro offers come with the longest first, cover no use twice, and limit transfers alone by days", () => {
  const longest = (found: string) => `introOffers\n  expected the longest offer first, found "${found} first"`;
  const scopes = (found: string) => `introOffers\n  expected each scope in one offer only, found "${found}"`;
  const days =
    "introOffers[1].transferWithinDays\n  expected no days, since the offer does not cover transfers, found 120";
  const soon = { transferWithinDays: 120 };
  expectTerms([
    ["the longest first", { introOffers: [transfers, purchases] }],
    ["the longest last", { introOffers: [purchases, transfers] }, longest("12 months")],
    ["in cycles", { introOffers: [{ ...purchases, unit: "billing cycles" }, transfers] }, longest("12 billing cycles")],
    [
      "a use twice",
      { introOffers: [{ ...transfers, scope: ["transfers", "purchases"] }, purchases] },
      scopes("transfers, purchases, purchases"),
    ],
    [
      "a use twice in one",
      { introOffers: [{ ...transfers, scope: ["transfers", "transfers"] }] },
      scopes("transfers, transfers"),
    ],
    ["days for transfers", { introOffers: [{ ...transfers, ...soon }, purchases] }],
    ["days for both", { introOffers: [{ ...transfers, scope: ["purchases", "transfers"], ...soon }] }],
    ["days for purchases", { introOffers: [transfers, { ...purchases, ...soon }] }, days],
  ]);
});

test("rewards have a rate, one of those in their text if it names any, and none without a text", () => {
  const rewardsOf = (rewards: string | null, rewardsPercent: number | null) =>
    complaints({ rewards, ...terms({ rewardsPercent }) });
  const fault = (expected: string): unknown => [
    expect.stringContaining(`terms.rewardsPercent\n  expected ${expected}, found `),
  ];
  const two = "Unlimited 1.50% cash back; 5% on hotels";
  for (const rate of [1.5, 5, null]) expect(rewardsOf(two, rate)).toEqual([]);
  expect(rewardsOf("1 point per dollar", 1)).toEqual([]);
  expect(rewardsOf("Points", null)).toEqual([]);
  expect(rewardsOf(two, 2)).toEqual(fault("1.5 or 5, as rewards says"));
  expect(rewardsOf("1.5% cash back", 0)).toEqual(fault("a rate above 0, or null if it is not known"));
  expect(rewardsOf(null, 1)).toEqual(fault("0, since the card names no rewards"));
});

test("intro offers are named in texts with their length, in months or in billing cycles", () => {
  const cycles = { apr: 0, months: 18, unit: "billing cycles" as const, scope: ["transfers" as const] };
  const features = (text: string) => complaints({ features: ["One", text], ...terms({ introOffers: [cycles] }) });
  expect(features("0% intro APR for 18 billing cycles")).toEqual([]);
  expect(features("0% intro APR for 21 billing cycles")).toEqual([
    'features[1]\n  expected 18 billing cycles, as terms.introOffers says, found "0% intro APR for 21 billing cycles"',
  ]);
});
