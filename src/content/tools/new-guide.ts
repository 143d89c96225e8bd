import type { z } from "zod";
import type { guideSchema } from "../../schema/guide-schema";
import type { TextFile } from "../read/source-file";
import { ACTION_PLAN } from "../rules/outline-rules";
import { DRAFT_MARK } from "../rules/texts";
import { writeText } from "./write-markdown";

const FENCE = "```";

const BODY = `${DRAFT_MARK} write one or two paragraphs that answer the title's question.

## First question

${DRAFT_MARK} answer it in plain words. The [guides](/guides) and the [list of cards](/offers) are close by.

${FENCE}example
title: "${DRAFT_MARK} a worked example"
rows:
  - label: "${DRAFT_MARK} what is known"
    value: $5,000
  - label: "${DRAFT_MARK} what follows"
    value: $150
text: |
  ${DRAFT_MARK} what the example shows.
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
text: |
  ${DRAFT_MARK} what goes wrong, and how to avoid it.
${FENCE}

## Fourth question

${DRAFT_MARK} name the law or the issuer's page that a figure comes from. [About us](/about) says how we review.

## ${ACTION_PLAN}

1. ${DRAFT_MARK} the first step.
2. ${DRAFT_MARK} the second step.
`;

/**
 * What `npm run new:guide` writes: a draft with a head, and an outline to fill in. The content check names what is missing
 * once `draft: true` is taken out. `today` is an ISO day, `related` are names of guides that there are.
 */
export function newGuide(given: { name: string; related: readonly string[]; today: string }): TextFile {
  const { name, related, today } = given;
  const write = (what: string) => `${DRAFT_MARK} ${what}`;
  const head = {
    title: write("the title, in title case"),
    description: write("one sentence of 70 to 170 characters that says in search results what it answers."),
    excerpt: write("one or two sentences for the list of guides."),
    inShort: write("the answer in one sentence. What follows from it in a second one."),
    category: "Education",
    readTime: 7,
    author: "{brand} editors",
    publishDate: today,
    reviewed: today,
    draft: true,
    related: [...related],
    actions: [
      { label: "Compare cards", to: "/compare" },
      { label: "Calculate your payoff", to: "/calculator" },
    ],
    sources: [{ label: `12 CFR 1026.55 (${write("the law, rule or page that a reader can look up")})` }],
  } satisfies z.input<typeof guideSchema>;
  return { file: `data/guides/${name}.md`, text: writeText(head, BODY) };
}
