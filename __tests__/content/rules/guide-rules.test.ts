import { formatFault } from "../../../src/content/fault";
import { checkGuide } from "../../../src/content/rules/guide-rules";
import { guideSchema } from "../../../src/schema/guide-schema";
import { parse } from "../../../src/content/read/parse";
import { readMarkdown } from "../../../src/content/read/read-source";
import { readText } from "../../../src/content/read/text-reader";
import { rateReferences } from "../../../src/content/rules/typed-facts";
import { CARDS, SITE } from "../../support/fixture";
import { sourcesWith } from "../../support/references";

const HEAD = `title: A Guide
description: A sentence that is long enough to stand below a title in a list of search results.
excerpt: What it says.
inShort: It costs money. Pay more.
category: Education
readTime: 9
author: Plainrate editors
publishDate: 2024-12-18
reviewed: 2025-01-08
related: [one, two, three]
actions:
  - label: Compare cards
    to: /compare
  - label: See offers
    to: /offers
sources:
  - label: 12 CFR 1026.55
`;

const LINKS = "[a](/), [b](/offers), [c](/compare), [d](/guides), [e](/calculator)";
const MISTAKE = "```callout\nkind: mistake\ntext: One.\n```";
const EXAMPLE = '```example\ntitle: A debt\nrows:\n  - label: One\n    value: "1"\n  - label: Two\n    value: "2"\n```';
const TABLE = "| A |\n|---|\n| b |";
const BODY = [LINKS, MISTAKE, EXAMPLE, TABLE].join("\n\n");
const TERMS = [
  { id: "apr", term: "APR", definition: "The price of a year." },
  { id: "secured-card", term: "secured card", definition: "A card with a deposit." },
];

type Guide = { head?: string; body?: string; name?: string };

/** The faults of a guide whose text starts on line 21. */
function messages({ head: yaml = HEAD, body = BODY, name = "a-guide" }: Guide): string[] {
  const source = readMarkdown({ file: "data/guides/a-guide.md", text: `---\n${yaml}---\n\n${body}\n` });
  const head = parse(guideSchema, source);
  const sources = sourcesWith({ terms: TERMS });
  const read = readText(source, sources);
  if (!head || source.faults.length > 0) throw new Error(source.faults.map(formatFault).join("\n"));
  const { primarySources } = SITE;
  const rates = rateReferences(CARDS);
  checkGuide({ source, name, head, read, primarySources, rates, sources });
  return source.faults.map(formatFault);
}

const DATED = HEAD.replace("reviewed:", "modifiedDate: 2025-01-08\nreviewed:");
const withText = (text: string, head = HEAD) => messages({ head, body: `${text}\n\n${BODY}` });

test("a guide that keeps every promise has no faults", () => {
  expect(messages({})).toEqual([]);
});

describe("a rate of a card", () => {
  test("that is typed after the card's name is a fault which names the reference to write", () => {
    expect(withText("With PenFed Platinum Rewards at 17.74% you pay less.")).toEqual([
      'data/guides/a-guide.md:21:33\n  expected a reference such as {card:penfed-platinum-rewards.aprLow}, because penfed-platinum-rewards\'s APR is 17.74–17.99%, found "17.74%"\n  hint: a card\'s rate is filled in from its file; if it is right, answer under confirmed, with found: "17.74%" and because',
    ]);
  });

  test("is found at both ends of a range, however it is written, in tables and blocks too", () => {
    for (const text of ["18.24-28.99%", "18.24% - 28.99%", "18.24–28.99%", "18.24 to 28.99%"]) {
      expect(withText(`Citi Simplicity charges ${text}.`)).toHaveLength(2);
      expect(withText(`| Card | APR |\n| --- | --- |\n| Simplicity | ${text} |`)).toHaveLength(2);
    }
    expect(messages({ body: BODY.replace("label: One", "label: Citi Simplicity, 18.24%") })).toHaveLength(1);
  });

  test("may equal an example by chance, and another number may look like it", () => {
    expect(withText("Move it from 18.24% to Citi Simplicity. That saves 18.24% a year.")).toEqual([]);
    expect(withText("Citi Simplicity costs $18.24, 18.2%, 24.99%, 118.24% or 18.240%.")).toEqual([]);
    expect(
      withText(
        "Citi Simplicity was at 18.24%.",
        `${HEAD}confirmed:\n  - found: 18.24%\n    because: of an older list\n`,
      ),
    ).toEqual([]);
  });

  test("written by reference needs the day of the last change", () => {
    expect(withText("{card:citi-simplicity.apr}")).toEqual([
      expect.stringMatching(
        /modifiedDate\n {2}expected the day of the last change, since the guide shows rates of our cards, found none$/,
      ),
    ]);
    expect(withText("{card:citi-simplicity.apr}", DATED)).toEqual([]);
    expect(withText("{card:citi-simplicity.name}")).toEqual([]);
  });

  test("written by reference in the head needs that day too", () => {
    const excerpt = (text: string, head = HEAD) => messages({ head: head.replace("What it says.", text) });
    expect(excerpt('"From {card:citi-simplicity.aprLow}."')).toEqual([
      expect.stringContaining("modifiedDate\n  expected the day of the last change"),
    ]);
    expect(excerpt('"From {card:citi-simplicity.aprLow}."', DATED)).toEqual([]);
    expect(excerpt('"On {card:citi-simplicity.name}."')).toEqual([]);
  });
});

describe("dates", () => {
  test("follow one another", () => {
    expect(messages({ head: HEAD.replace("reviewed: 2025-01-08", "reviewed: 2024-12-17") })).toEqual([
      'data/guides/a-guide.md:10:11  reviewed\n  expected a day from the publication on, 2024-12-18, found "2024-12-17"',
    ]);
    expect(messages({ head: HEAD.replace("reviewed: 2025-01-08", "reviewed: 2024-12-18") })).toEqual([]);
  });
});

test("a guide that is a draft need not be complete", () => {
  expect(messages({ head: `${HEAD}draft: true\n`, body: "Words." })).toEqual([]);
});

describe("a guide lacks", () => {
  const without = (part: string) => messages({ body: BODY.replace(part, "Words.") });
  const fault = (expected: string, found = "none") => [
    `data/guides/a-guide.md:20:1\n  expected ${expected}, found ${found}`,
  ];

  test("a worked example", () => {
    expect(without(EXAMPLE)).toEqual(fault("at least one block named example"));
  });

  test("a table or a chart", () => {
    expect(without(TABLE)).toEqual(fault("at least one table, chart or cards block"));
    const cards = "```cards\ntitle: A\ncards: [citi-simplicity, wells-fargo-reflect]\nrows: [annualFee]\n```";
    expect(messages({ body: BODY.replace(TABLE, cards) })).toEqual([]);
  });

  test("a warning of the common mistake", () => {
    expect(without(MISTAKE)).toEqual(fault("at least one callout of the kind mistake"));
    expect(messages({ body: BODY.replace("kind: mistake", "kind: tip") })).toHaveLength(1);
  });

  test("a way on to five other pages, where its links lead to parts of one page, or to itself", () => {
    const four = "[a](/), [b](/offers), [c](/compare), [d](/guides)";
    for (const same of ["/guides", "/offers?filter=secured", "/offers/", "/guides/a-guide", "/guides/a-guide#one"]) {
      expect(messages({ body: BODY.replace(LINKS, `${four}, [e](${same})`) })).toEqual(
        fault("links to at least 5 other pages of this site", "4"),
      );
    }
    const own = `[e](/guides/best-{product})`;
    expect(messages({ body: BODY.replace(LINKS, `${four}, ${own}`) })).toEqual([]);
    expect(messages({ body: BODY.replace(LINKS, `${four}, ${own}`), name: "best-low-apr-credit-cards" })).toHaveLength(
      1,
    );
  });
});

describe("key terms", () => {
  test("are explained once", () => {
    expect(withText("The {term:apr}.\n\nThe {term:apr|rate}.")).toEqual([
      'data/guides/a-guide.md:23:5\n  expected each term explained once, found "{term:apr|rate}" again\n  hint: write its words alone',
    ]);
  });

  test("are explained where they first stand, be it in a block or around it", () => {
    const callout = (text: string) => `\`\`\`callout\nkind: tip\ntext: |\n  ${text}\n\`\`\``;
    expect(withText(`${callout("The {term:apr}.")}\n\nThe {term:apr}.`)).toEqual([
      'data/guides/a-guide.md:27:5\n  expected each term explained once, found "{term:apr}" again\n  hint: write its words alone',
    ]);
    expect(withText(`${callout("The {term:apr}.")}\n\nThe APR.`)).toEqual([]);
  });

  test("are explained where they first stand", () => {
    const fault = (place: string, text: string) =>
      `data/guides/a-guide.md:${place}\n  expected the term explained where it first appears, on line 21, found "${text}"`;
    expect(withText("Secured cards help.\n\nA {term:secured-card} helps.")).toEqual([
      fault("23:3", "{term:secured-card}"),
    ]);
    expect(withText("An APR, or {term:apr|rate}.")).toEqual([fault("21:12", "{term:apr|rate}")]);
    expect(withText("The {term:apr} is an APR. Unsecured cards. A {term:secured-card}.")).toEqual([]);
  });

  test("may stand before it where no definition can open: in headings, links, tables and titles", () => {
    const before =
      "## What is an APR?\n\n[APR](/compare)\n\n| APR |\n|---|\n| b |\n\n```callout\nkind: tip\ntitle: APR\ntext: One.\n```";
    expect(withText(`${before}\n\nThe {term:apr}.`)).toEqual([]);
  });
});

describe("sources", () => {
  const citing = (source: string) => messages({ head: HEAD.replace("label: 12 CFR 1026.55", source) });

  test.each([
    'label: "12 CFR 1026.55, limits on raising rates"',
    'label: "15 U.S.C. 1681m"',
    'label: "CFPB, rule, 89 FR 90838"',
    'label: "Credit Card Competition Act of 2023, S. 1838, 118th Congress"',
    'label: "Citi\'s credit cards"',
    'label: "CFPB, card data"\n    url: https://www.consumerfinance.gov/data-research/',
    'label: "12 CFR 1026.55"\n    url: https://www.ecfr.gov/current/title-12',
  ])("%j is primary", (source) => {
    expect(citing(source)).toEqual([]);
  });

  test("a label that only starts with the letters of a publisher is none", () => {
    expect(citing('label: "Citizens Advice, credit cards"')).toHaveLength(1);
    expect(citing('label: "Citi2, credit cards"')).toHaveLength(1);
  });

  test("a page that nobody answers for is none", () => {
    expect(citing('label: "What bloggers say"')).toEqual([
      'data/guides/a-guide.md:18:12  sources[0].label\n  expected a citation such as 12 CFR 1026.55, or the name of a regulator or issuer first, found "What bloggers say"\n  hint: primarySources of data/site.json lists the publishers and hosts that count as primary',
    ]);
    for (const host of ["example.com", "notusaa.com", "ecfr.gov.example.com"]) {
      expect(citing(`label: 12 CFR 1026.55\n    url: https://${host}/x`)).toEqual([
        expect.stringContaining("sources[0].url\n  expected the address of a primary source"),
      ]);
    }
  });
});
