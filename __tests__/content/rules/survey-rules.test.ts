import { fieldName, formatFault } from "../../../src/content/fault";
import { readJson } from "../../../src/content/read/json";
import { readSource } from "../../../src/content/read/read-source";
import { checkCardSurvey } from "../../../src/content/rules/survey-rules";
import { readSurvey, withChanges } from "../../../src/content/read/survey";
import { cardSchema } from "../../../src/schema/card-schema";
import { SURVEY_COLUMNS } from "../../../src/schema/survey-schema";
import { CATALOG, type Edit, edited } from "../../support/catalog";
import { messagesOf } from "../../support/checked-content";
import { CARD_FILE } from "../../domain/test-card";

const HEADER = SURVEY_COLUMNS.join(",");
const ROW =
  'First Bank,Gold Card,true,National,,false,false,"2,3",true,,,28.24,17.49,17.49,22.86,28.24,0,6,0,11,5,,29.74,5,,23,0,0,3,,CTO,https://bank.example';
const FILE = "data/survey/2025-12-31.csv";

function read(text: string, file = FILE) {
  const source = readSource({ file, text });
  return { value: readSurvey(source), faults: source.faults };
}

const survey = (rows: readonly string[], file = FILE) =>
  read([HEADER, ...rows].map((row) => `${row}\n`).join(""), file);
const messages = (rows: readonly string[], file = FILE) => survey(rows, file).faults.map(formatFault);

test("a row becomes a plan: what is empty is not reported, never zero", () => {
  const { value, faults } = survey([ROW, ROW.replace("Gold Card", '"Gold, Silver"')]);
  expect(faults).toEqual([]);
  expect(value?.period).toBe("2025-12-31");
  expect(value?.plans[0]).toMatchObject({
    row: 1,
    institution: "First Bank",
    top25: true,
    states: null,
    creditTiers: ["620-to-719", "720-or-more"],
    aprNoScore: null,
    apr620To719: 28.24,
    introApr: 0,
    transferFeePercent: 5,
    transferFeeMinimum: null,
    annualFee: 0,
    lateFee: null,
    doubts: [],
  });
  expect(value?.plans[1]).toMatchObject({ row: 2, product: "Gold, Silver" });
});

test.each([
  [
    "28.24,17.49",
    "28.24%,17.49",
    "2:62  apr_620_to_719",
    "a rate in percent such as 28.49, or an empty cell",
    '"28.24%"',
  ],
  ["28.24,17.49", "-1,17.49", "2:62  apr_620_to_719", "a rate in percent such as 28.49, or an empty cell", '"-1"'],
  ["28.24,17.49", "2824,17.49", "2:62  apr_620_to_719", "a rate in percent such as 28.49, or an empty cell", "2824"],
  [",true,National", ",TRUE,National", "2:22  top25", "true or false", '"TRUE"'],
  [
    "National,",
    "Nationwide,",
    "2:27  availability",
    'one of "National", "Regional", "One State/Territory"',
    '"Nationwide"',
  ],
  ["National,,", "National,ZZ,", "2:36  states", "postal codes such as CA,NV", '"ZZ"'],
  ['"2,3"', '"2,4"', "2:49  credit_tiers", "score tiers from 0 to 3 such as 2,3", '"2,4"'],
  ["First Bank", "", "2:1  institution", "a name of 1 to 200 characters", "an empty cell"],
  ["23,0,0,3", "23,,0,3", "2:116  annual_fee", "a number of dollars from 0 to 10,000", "an empty cell"],
  ["CTO", "TC", "2:123  rewards", "one or more of the letters C, T and O", '"TC"'],
])("a cell that its column can't hold is a fault at its place: %s as %s", (from, to, place, expected, found) => {
  const [message = "", ...others] = messages([ROW.replace(from, to)]);
  expect(others).toEqual([]);
  expect(message).toContain(`${FILE}:${place}\n  expected ${expected}`);
  expect(message).toContain(`, found ${found}`);
});

test("a row with a cell too many or too few is a fault", () => {
  expect(messages([ROW, `${ROW},`])).toEqual([
    `${FILE}:3:1\n  expected 32 cells in a row, found 33\n  hint: put a cell with a comma in double quotes`,
  ]);
});

test("a header with another column, one less or one more is a fault at that column", () => {
  const of = (header: string) => read(`${header}\n${ROW}\n`).faults.map(formatFault);
  const hint = "  hint: docs/survey.md lists the columns in order";
  expect(of(HEADER.replace("product", "plan"))).toEqual([
    `${FILE}:1:13\n  expected the column "product", found "plan"\n${hint}`,
  ]);
  expect(of(HEADER.replace(",website", ""))).toEqual([
    `${FILE}:1:${HEADER.length - 7}\n  expected the column "website", found nothing\n${hint}`,
  ]);
  expect(of(`${HEADER},more`)).toEqual([
    `${FILE}:1:${HEADER.length + 2}\n  expected no more columns, found "more"\n${hint}`,
  ]);
});

test.each(["2025-12.csv", "2025-12-30.csv", "newest.csv"])("a file that names no half-year is a fault: %s", (name) => {
  expect(messages([ROW], `data/survey/${name}`)).toEqual([
    `data/survey/${name}:1:1\n  expected the last day of a half-year as the file's name, such as 2025-12-31.csv, found ${name}`,
  ]);
});

test("an empty file is a fault", () => {
  expect(read("").faults).toMatchObject([{ found: "nothing" }]);
});

test("a second period tells plan by plan what changed; one period alone tells nothing", () => {
  const { value: before } = survey([ROW, ROW.replace("Gold", "Silver")], "data/survey/2025-06-30.csv");
  const { value: newest } = survey([ROW.replace(",28.24,17.49,", ",28.99,17.49,"), ROW.replace("Gold", "New")]);
  if (!before || !newest) throw new Error("Both periods are sound.");
  expect(withChanges([newest])).toEqual([newest]);
  const changes = withChanges([newest, before])[0]?.plans.map(({ product, changes: some }) => [product, some]);
  expect(changes).toEqual([
    ["Gold Card", [{ field: "apr620To719", before: 28.24 }]],
    ["New Card", []],
  ]);
});

/** The faults of a card that names a row, in a survey of two plans of one name and one of another. */
function cardFaults(named: unknown, rows: readonly string[] | null = [ROW, ROW, ROW.replace("Gold", "Silver")]) {
  const text = JSON.stringify({ ...CARD_FILE, survey: named }, null, 2);
  const source = readJson({ file: "data/cards/test-card.json", text });
  const card = cardSchema.parse(source.data);
  checkCardSurvey(card, source, rows && survey(rows).value);
  return source.faults.map(({ path, expected, found, hint }) =>
    [fieldName(path), expected, found, hint ?? ""].join(" | "),
  );
}

test("a card names exactly one row, or says that none was reported, or nothing", () => {
  expect(cardFaults({ institution: "First Bank", product: "Silver Card" })).toEqual([]);
  expect(cardFaults("not reported", null)).toEqual([]);
  expect(cardFaults(null)).toEqual([]);
});

test("a name that no row has, one that several have, and a row without a survey are faults", () => {
  expect(cardFaults({ institution: "First Bank", product: "Gold Card" })).toEqual([
    `survey.product | the product of one plan in ${FILE} | "Gold Card", the name of 2 plans | `,
  ]);
  expect(cardFaults({ institution: "First Bank", product: "Silver Crad" })).toEqual([
    `survey.product | the product of one plan in ${FILE} | "Silver Crad" | did you mean "Silver Card"?`,
  ]);
  expect(cardFaults({ institution: "First Bnk", product: "Silver Card" })).toEqual([
    `survey.institution | the institution of one plan in ${FILE} | "First Bnk" | did you mean "First Bank"?`,
  ]);
  expect(cardFaults({ institution: "First Bank", product: "Silver Card" }, null)).toEqual([
    'survey | no row of a survey while there is none in data/survey | "Silver Card" | ',
  ]);
});

const CHASE = "data/cards/chase-slate-edge.json";
const SIMPLICITY = "data/cards/citi-simplicity.json";
const AS_SIMPLICITY: Edit = {
  file: CHASE,
  from: /"institution": "Jpmorgan[^}]*/,
  to: '"institution": "Citibank, N.A.", "product": "Citi Simplicity Card"',
};

test.each<[what: string, edit: Edit, expected: string, found: string]>([
  [
    "a row of another issuer",
    { file: CHASE, from: "Jpmorgan Chase Bank, National Association", to: "Citibank, N.A." },
    "the product of one plan in data/survey/2025-12-31.csv",
    '"Slate Edge"',
  ],
  ["a row of another card", AS_SIMPLICITY, "a row of the Chase Slate Edge", '"Citi Simplicity Card"'],
  ["a row that another card has", AS_SIMPLICITY, "a row that chase-slate-edge doesn't name", '"Citi Simplicity Card"'],
  [
    "a rate far from the issuer's report",
    { file: SIMPLICITY, from: '"from": 18.24', to: '"from": 11.24' },
    "a lowest rate within 5 points of 17.49, which the issuer reported",
    "11.24",
  ],
  [
    "a publication at an issuer's address",
    { file: "data/cards/penfed-platinum-rewards.json", from: /https:\/\/files\.[^"]*/, to: "https://www.chase.com/x" },
    "an address of CFPB database of card agreements, not of Chase",
    '"https://www.chase.com/x"',
  ],
])("%s is asked back", (_, edit, expected, found) => {
  const told = messagesOf(edited(CATALOG, edit));
  expect(told).toContainEqual(expect.stringContaining(`expected ${expected}, found ${found}`));
});
