import type { z } from "zod";
import { formatFault } from "../fault";
import { type SourceFile, readJson } from "../read/source-file";
import { helpOf } from "../../schema/field";

/** What `npm run new:guide` asks: each answer is checked by the content check's own rules. */

export type Answers = Record<string, string>;

export type Question = {
  /** The option that answers it on the command line. */
  name: string;
  ask: string;
  /** The only answers that there are, to choose from; `several` if more than one is chosen, with ; between them. */
  options?: readonly string[];
  several?: true;
  /** What an empty answer means; without it there must be one. */
  fallback?: (answers: Answers) => string;
  /** What is wrong with an answer, in the gate's own words; null if nothing is. */
  fault: (answer: string) => string | null;
};

/** "Crédit Platinum Card" as "credit-platinum-card". */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The entries of an answer, between ; signs. */
export const pointsOf = (answer: string) =>
  answer
    .split(";")
    .map((point) => point.trim())
    .filter((point) => point !== "");

/** What the gate says first of an answer, without its place. */
export function firstFault({ faults: [fault] }: Pick<SourceFile, "faults">): string | null {
  return fault ? formatFault(fault).split("\n").slice(1).join("\n") : null;
}

/** What it would say of an answer that no field of the schema takes as it is typed. */
export function refused(expected: string, answer: string, hint?: string): string | null {
  const source = readJson({ file: "", text: "{}" });
  source.report([], expected, JSON.stringify(answer), hint);
  return firstFault(source);
}

export const descriptionOf = (field: z.ZodType | undefined) => (field && helpOf(field)?.description) ?? "";

/** Says of an answer that a file of the folder has that name already. */
export const taken = (names: readonly string[], folder: string) => (answer: string) =>
  names.includes(answer) ? `  expected a name that is still free, found the file ${folder}/${answer}` : null;
