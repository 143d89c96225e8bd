import { stringify } from "yaml";
import { z } from "zod";
import { GUIDE_CATEGORIES } from "../../schema/vocabulary";
import { SHORT_NAME } from "../../schema/field";
import { type TextFile, readJson } from "../read/source-file";
import { parse } from "../read/parse";
import { isPrimaryLabel } from "../rules/guide-rules";
import { ACTION_PLAN } from "../rules/markdown-rules";
import { DRAFT_MARK } from "../rules/texts";
import { guideSchema } from "../../schema/guide-schema";
import type { Site } from "../../schema/site-schema";
import { type Answers, type Question, descriptionOf, firstFault, pointsOf, refused, slugOf, taken } from "./questions";

/** What `npm run new:guide` asks, and the draft that it makes of the answers. */

const GUIDE: Record<string, z.ZodType> = guideSchema.shape;

/** What the gate says of one field's value. */
function fieldFault(name: string, value: unknown): string | null {
  const source = readJson({ file: "", text: JSON.stringify({ [name]: value }) });
  parse(z.strictObject({ [name]: GUIDE[name] ?? z.never() }), source);
  return firstFault(source);
}

/** A question whose answer stands in the file as it is typed. */
function plain(name: string): Question {
  return { name, ask: descriptionOf(GUIDE[name]), fault: (answer) => fieldFault(name, answer) };
}

/** `names` are the guides that there are. */
export function guideQuestions(
  names: readonly string[],
  author: string,
  today: string,
  primarySources: Site["primarySources"],
): Question[] {
  return [
    plain("title"),
    {
      name: "name",
      ask: "The file's name, which is the guide's address: small letters, digits and hyphens",
      fallback: ({ title = "" }) => slugOf(title),
      fault: (answer) =>
        SHORT_NAME.test(answer)
          ? taken(names, "data/guides")(answer)
          : refused("small letters, digits and hyphens, such as improve-credit-score", answer),
    },
    { ...plain("category"), options: GUIDE_CATEGORIES },
    plain("description"),
    plain("excerpt"),
    plain("inShort"),
    { ...plain("author"), fallback: () => author },
    { ...plain("reviewed"), fallback: () => today },
    {
      ...plain("readTime"),
      fallback: () => "7",
      fault: (answer) => fieldFault("readTime", answer.trim() === "" ? answer : Number(answer)),
    },
    { ...plain("publishDate"), fallback: () => today },
    {
      name: "related",
      ask: "Three related guides",
      options: names,
      several: true,
      fallback: () => names.slice(0, 3).join(";"),
      fault: (answer) => {
        const unknown = pointsOf(answer).find((name) => !names.includes(name));
        if (unknown !== undefined) return refused("the name of a file in data/guides, without .md", unknown);
        return fieldFault("related", pointsOf(answer));
      },
    },
    {
      name: "source",
      ask: "A primary source: a law, a regulator or an issuer, such as 12 CFR 1026.16 (Regulation Z)",
      fault: (answer) => {
        if (isPrimaryLabel(answer, primarySources)) return fieldFault("sources", [{ label: answer }]);
        const expected = "a citation such as 12 CFR 1026.55, or the name of a regulator or issuer first";
        return refused(expected, answer, "publishers that count as primary stand in primarySources of data/site.json");
      },
    },
  ];
}

const FENCE = "```";

const BODY = `
${DRAFT_MARK} write one or two paragraphs that answer the title's question.

## First question

${DRAFT_MARK} answer it in plain words. The [guides](/guides) and the [list of cards](/offers) are close by.

${FENCE}example
title: "${DRAFT_MARK} a worked example"
rows:
  - label: "${DRAFT_MARK} what is known"
    value: "$5,000"
  - label: "${DRAFT_MARK} what follows"
    value: "$150"
text: "${DRAFT_MARK} what the example shows."
${FENCE}

## Second question

| ${DRAFT_MARK} what is compared | One | Other |
| --- | --- | --- |
| ${DRAFT_MARK} a figure | $1 | $2 |

Readers can [compare cards](/compare) and [work out their own figures](/calculator).

## Third question

${FENCE}callout
kind: mistake
title: "${DRAFT_MARK} a common mistake"
text: "${DRAFT_MARK} what goes wrong, and how to avoid it."
${FENCE}

## Fourth question

${DRAFT_MARK} name the law or the issuer's page that a figure comes from. [About us](/about) says how we review.

## ${ACTION_PLAN}

1. ${DRAFT_MARK} the first step.
2. ${DRAFT_MARK} the second step.
`;

/** The guide's file, a draft: its head, and an outline to fill in. What nobody has answered is left out. */
export function newGuide(answers: Answers): TextFile {
  const { name = "", readTime, related = "", source } = answers;
  const values = new Map<string, unknown>([
    ...Object.entries(answers),
    ["draft", true],
    ["readTime", readTime && Number(readTime)],
    ["related", pointsOf(related)],
    [
      "actions",
      [
        { label: "Compare cards", to: "/compare" },
        { label: "Calculate your payoff", to: "/calculator" },
      ],
    ],
    ["sources", [{ label: source ?? "" }]],
  ]);
  const fields = Object.keys(guideSchema.shape).map((field) => [field, values.get(field)]);
  const head = stringify(Object.fromEntries(fields), { schema: "core", lineWidth: 0 });
  return { file: `data/guides/${name}.md`, text: `---\n${head}---\n${BODY}` };
}
