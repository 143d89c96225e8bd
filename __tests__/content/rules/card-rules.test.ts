import { checkPoints } from "../../../src/content/rules/own-words";
import { checkCard } from "../../../src/content/rules/card-rules";
import { cardSchema } from "../../../src/schema/card-schema";
import { formatFault } from "../../../src/content/fault";
import { parse } from "../../../src/content/read/parse";
import { readJson } from "../../../src/content/read/json";
import { CARD_FILE, type CardInput, STATEMENT, type TermsInput, testCard } from "../../domain/test-card";

const ISSUERS = [
  { name: "First Bank", legalName: "First Bank, N.A.", sites: ["firstbank.com", "cards.example"] },
  { name: "Second Bank", legalName: "Second Bank, N.A.", sites: ["second.example"] },
];

/** The first day for which the prime rate is known. */
const FIRST_PRIME = "2023-07-27";

const fileOf = (card: object, fileId = "test-card") =>
  readJson({ file: `data/cards/${fileId}.json`, text: JSON.stringify(card, null, 2) });

/** The messages for a card that is written to a file as it stands; each change keeps to the schema. */
function messages(changed: Partial<CardInput>, fileId?: string): string[] {
  const source = fileOf({ ...CARD_FILE, ...changed }, fileId);
  const card = parse(cardSchema, source);
  if (!card) throw new Error(source.faults.map(formatFault).join("\n"));
  checkCard(card, source, { issuers: ISSUERS, firstPrime: FIRST_PRIME });
  return source.faults.map(formatFault);
}

/** Faults without their places. */
const complaints = (changed: Partial<CardInput>) => messages(changed).map((message) => message.replace(/^\S+ {2}/, ""));

/** The statements of a card, of which the only one is changed. */
const stating = (changed: Partial<CardInput["statements"][number]>): Pick<CardInput, "statements"> => ({
  statements: [{ ...STATEMENT, ...changed }],
});
const complaintsOfTerms = (changed: TermsInput) => complaints(stating({ terms: { ...STATEMENT.terms, ...changed } }));

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
});

const SITES = "expected an address on a site of First Bank: firstbank.com, cards.example";
const ADD_HOST = "hint: if the address is the issuer's, add its host to data/issuers.json";

test("an apply link lies on a site of the issuer, or below one", () => {
  for (const host of ["firstbank.com", "www.firstbank.com", "apply.cards.example"]) {
    expect(messages({ applyUrl: `https://${host}/apply` })).toEqual([]);
  }
  for (const host of ["second.example", "notfirstbank.com", "firstbank.com.evil.example"]) {
    expect(messages({ applyUrl: `https://${host}/apply` })).toEqual([
      `data/cards/test-card.json:19:15  applyUrl\n  ${SITES}, found "https://${host}/apply"\n  ${ADD_HOST}`,
    ]);
  }
});

test("a card's issuer is one that data/issuers.json names", () => {
  expect(messages({ issuer: "Frist Bank", applyUrl: "https://anywhere.example/" })).toEqual([
    'data/cards/test-card.json:4:13  issuer\n  expected an issuer of data/issuers.json, found "Frist Bank"\n  hint: did you mean "First Bank"?',
  ]);
});

describe("a statement", () => {
  const PLACE = "data/cards/test-card.json";
  const page = { by: "issuer", url: "https://www.firstbank.com/terms" } as const;

  test("of the issuer has the address of its page, on a site of the issuer", () => {
    expect(messages(stating(page))).toEqual([]);
    expect(messages(stating({ by: "issuer" }))).toEqual([
      `${PLACE}:24:13  statements[0].by\n  expected the address of the issuer's page in url, found none\n  hint: readers go there`,
    ]);
    expect(messages(stating({ ...page, url: "https://second.example/terms" }))).toEqual([
      `${PLACE}:53:14  statements[0].url\n  ${SITES}, found "https://second.example/terms"\n  ${ADD_HOST}`,
    ]);
  });

  test("of a publication has its name, and may lie anywhere", () => {
    expect(messages(stating({ by: "publication", name: "Card Weekly", url: "https://weekly.example/" }))).toEqual([]);
    expect(messages(stating({ by: "publication" }))).toEqual([
      `${PLACE}:24:13  statements[0].by\n  expected the publication's name in name, found none\n  hint: such as CNBC Select`,
    ]);
  });

  test("of a variable rate describes a day from which the prime rate is known", () => {
    expect(messages(stating({ asOf: "2023-07" }))).toEqual([]);
    expect(messages(stating({ asOf: "2023-07-26" }))).toEqual([
      `${PLACE}:25:15  statements[0].asOf\n  expected a day since 2023-07-27, from which the prime rate is known, found "2023-07-26"\n  hint: or add the earlier changes to data/prime-rate.json`,
    ]);
    const fixed = { purchaseApr: { rates: [17.99], type: "fixed" as const } };
    expect(messages(stating({ asOf: "2020-01", terms: fixed }))).toEqual([]);
  });
});

type NullableTerms = NonNullable<Parameters<typeof testCard>[0]>["terms"] & object;

const LONG = { apr: 0, months: 21, scope: ["transfers" as const] };
const SHORT = { apr: 0, months: 12, scope: ["purchases" as const] };
const BOTH = "21 months on transfers, 12 months on purchases";
const IN_CYCLES = { apr: 0, months: 18, unit: "billing cycles" as const, scope: ["transfers" as const] };

describe("what a point says of the terms", () => {
  const saying = (text: string, terms: NullableTerms) => {
    const card = testCard({ terms, cons: ["Five", text] });
    const source = fileOf(card);
    checkPoints(card, source);
    return source.faults.map((fault) => formatFault(fault).replace(/^\S+ {2}/, ""));
  };

  test.each<[string, NullableTerms, string]>([
    ["No annual fee", { annualFee: 95 }, "annual fee: 95"],
    ["Costs $95 a year", { annualFee: 0 }, "annual fee: 0"],
    ["An annual fee of $95", { annualFee: 99, firstYearFee: 0 }, "annual fee: 99 or 0"],
    ["No foreign transaction fee", { foreignFee: 3 }, "foreign transaction fee: 3"],
    [
      "Charges 3% abroad",
      { foreignFee: null },
      "foreign transaction fee: nothing, as the foreign transaction fee is not known",
    ],
    ["No late fees", { lateFee: 40 }, "late fee: 40"],
    ["A late fee of up to $40", { lateFee: 0 }, "late fee: 0"],
    ["Transfer fee is only 3%", { transferFee: { percent: 5, minimum: 5 } }, "balance transfer fee: 5"],
    ["A 4% transfer fee", { transferFee: "none" }, "balance transfer fee: 0"],
    ["Moving in is free of a transfer fee", { transferFee: { percent: 3, minimum: 5 } }, "balance transfer fee: 3"],
    ["Free of annual and foreign transaction fees", { foreignFee: 3 }, "foreign transaction fee: 3"],
    ["Nothing to pay per year", { annualFee: 95 }, "annual fee: 95"],
    ["No penalty rate", { penaltyApr: { range: null, rates: [29.99], type: "variable" } }, "penalty rate: 29.99"],
    ["Unlimited 2% cash back", {}, "rewards: 0"],
    ["Starts at 17.49%", {}, "APR: 18.24 or 28.99"],
    ["A $300 line", { creditLine: { from: 200, to: 1000 } }, "credit line: 200 or 1000"],
  ])("such as %s are held against the terms", (text, changed, says) => {
    expect(saying(text, changed)).toEqual([
      expect.stringContaining(`cons[1]\n  expected what the terms in force say of the ${says}, found `),
    ]);
  });

  test.each<[string, NullableTerms]>([
    ["No annual fee, no foreign fee, no transfer fee", { annualFee: 0, foreignFee: 0, transferFee: "none" }],
    ["$0 a year at first, then $95 a year", { annualFee: 95, firstYearFee: 0 }],
    [
      "A 3% transfer fee, later a 5% transfer fee",
      { transferFee: { percent: 3, minimum: 5, later: [{ from: 5, percent: 5 }] } },
    ],
    ["0% intro APR for 18 billing cycles", { introOffers: [IN_CYCLES] }],
    ["0% intro APR for 12 months on purchases", { introOffers: [LONG, SHORT] }],
    ["0% intro APR for 21 months on transfers, fewer on purchases", { introOffers: [LONG, SHORT] }],
  ])("such as %s are right", (text, changed) => {
    expect(saying(text, changed)).toEqual([]);
  });

  test.each<[string, NullableTerms["introOffers"] & object, string]>([
    ["0% intro APR for 21 billing cycles", [IN_CYCLES], "18 billing cycles on transfers"],
    ["0% intro APR for 18 billing cycles on purchases", [IN_CYCLES], "18 billing cycles on transfers"],
    ["0% intro APR for 18 billing cycles", [], "no intro rate"],
    ["0% intro APR for 21 months on purchases and transfers", [LONG, SHORT], BOTH],
  ])("such as %s are held against the intro offers", (text, introOffers, says) => {
    expect(saying(text, { introOffers })).toEqual([
      `cons[1]\n  expected ${says}, as the terms in force say, found "${text}"`,
    ]);
  });
});

type Row = [string, TermsInput, ...messages: string[]];

/** Terms with what is wrong with them, each as its field below `terms` and the words of its message; nothing for good ones. */
function expectTerms(rows: Row[]): void {
  for (const [what, changed, ...messagesOfRow] of rows) {
    expect([what, complaintsOfTerms(changed)]).toEqual([
      what,
      messagesOfRow.map((message) => `statements[0].terms.${message}`),
    ]);
  }
}

const RANGE = { from: 18.24, to: 28.99 };

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

test("a range may be open at one end, not at both", () => {
  const fault =
    'purchaseApr.range\n  expected at least one end of the range, found neither\n  hint: a range may be open at one end: {"range": {"to": 18}} reads "up to 18.00%"';
  expectTerms([
    ["open below", { purchaseApr: { range: { to: 18 } } }],
    ["open above", { purchaseApr: { range: { from: 12 } } }],
    ["open at both ends", { purchaseApr: { range: {} } }, fault],
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

test("an APR lies from 6 to 36 percent", () => {
  const fault = (field: string, found: number) =>
    `${field}\n  expected a rate from 6 to 36 percent a year, found ${found}\n  hint: if it is right, answer under confirmed, with found: "${found}" and because`;
  expectTerms([
    ["the limits", { purchaseApr: { rates: [6, 36] } }],
    ["below", { purchaseApr: { rates: [5.99] } }, fault("purchaseApr.rates[0]", 5.99)],
    ["above", { purchaseApr: { rates: [26.99, 36.01] } }, fault("purchaseApr.rates[1]", 36.01)],
    ["a range", { purchaseApr: { range: { from: 0.1824, to: 28.99 } } }, fault("purchaseApr.range.from", 0.1824)],
    ...(["transferApr", "cashAdvanceApr", "penaltyApr"] as const).map((name): Row => [
      name,
      { [name]: { rates: [0.2999] } },
      fault(`${name}.rates[0]`, 0.2999),
    ]),
  ]);
});

test("a transfer fee is 1 percent at least", () => {
  const fault =
    'transferFee.percent\n  expected 1 percent or more, found 0.03\n  hint: a card without a fee has "transferFee": "none"; if it is right, answer under confirmed, with found: "0.03" and because';
  expectTerms([
    ["1 percent", { transferFee: { percent: 1, minimum: 0 } }],
    ["less", { transferFee: { percent: 0.03, minimum: 5 } }, fault],
    ["none", { transferFee: "none" }],
    ["not stated", { transferFee: undefined }],
  ]);
});

test("an answer under confirmed counts for the value that was found, and for no other", () => {
  const unusual = stating({ terms: { ...STATEMENT.terms, purchaseApr: { rates: [5.99] } } });
  const answered = (found: string) => complaints({ ...unusual, confirmed: [{ found, because: "it is a promotion" }] });
  expect(answered("5.99")).toEqual([]);
  expect(answered("5.98")).toHaveLength(1);
});

test("the steps of a transfer fee follow one another, each ending no earlier than it starts", () => {
  const fee = (...later: { from: number; to?: number; percent: number }[]) => ({
    transferFee: { percent: 3, minimum: 5, later },
  });
  const fault = (place: string, expected: string, found: number) =>
    `transferFee.later${place}\n  expected ${expected}, found ${found}`;
  expectTerms([
    ["two steps", fee({ from: 5, to: 8, percent: 4 }, { from: 9, percent: 5 })],
    ["a step of one month", fee({ from: 5, to: 5, percent: 4 })],
    [
      "a step that starts before the one before ends",
      fee({ from: 5, to: 8, percent: 4 }, { from: 8, percent: 5 }),
      fault("[1].from", "a month after month 8", 8),
    ],
    [
      "a step that ends before it starts",
      fee({ from: 5, to: 4, percent: 4 }),
      fault("[0].to", "month 5 or a later one, or nothing", 4),
    ],
    [
      "a step after one without an end",
      fee({ from: 5, percent: 4 }, { from: 9, percent: 5 }),
      fault("[1].from", "no step, as the one before has no end", 9),
    ],
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

test("intro offers come with the longest first and cover no use twice", () => {
  const longest = (found: string) => `introOffers\n  expected the longest offer first, found "${found} first"`;
  const scopes = (found: string) => `introOffers\n  expected each scope in one offer only, found "${found}"`;
  expectTerms([
    ["the longest first", { introOffers: [LONG, SHORT] }],
    ["the longest last", { introOffers: [SHORT, LONG] }, longest("12 months")],
    ["in cycles", { introOffers: [{ ...SHORT, unit: "billing cycles" }, LONG] }, longest("12 billing cycles")],
    [
      "a use twice",
      { introOffers: [{ ...LONG, scope: ["transfers", "purchases"] }, SHORT] },
      scopes("transfers, purchases, purchases"),
    ],
    [
      "a use twice in one",
      { introOffers: [{ ...LONG, scope: ["transfers", "transfers"] }] },
      scopes("transfers, transfers"),
    ],
  ]);
});

test("rewards have a rate, one of those in their text if it names any, and none without a text", () => {
  const rewardsOf = (rewards: string | null, rewardsPercent: number | null) =>
    complaints({ rewards, ...stating({ terms: { rewardsPercent } }) });
  const fault = (expected: string): unknown => [
    expect.stringContaining(`statements[0].terms.rewardsPercent\n  expected ${expected}, found `),
  ];
  const two = "Unlimited 1.50% cash back; 5% on hotels";
  for (const rate of [1.5, 5, null]) expect(rewardsOf(two, rate)).toEqual([]);
  expect(rewardsOf("1 point per dollar", 1)).toEqual([]);
  expect(rewardsOf("Points", null)).toEqual([]);
  expect(rewardsOf(two, 2)).toEqual(fault("1.5 or 5, as rewards says"));
  expect(rewardsOf("1.5% cash back", 0)).toEqual(fault("a rate above 0; leave it out if it is not known"));
  expect(rewardsOf(null, 1)).toEqual(fault("0, since the card names no rewards"));
});
