import { placeAt } from "../fault";
import type { SourceFile } from "../read/source-file";
import type { Whole } from "../read/whole";
import { ratesGiven } from "../references/plan-references";
import { referencesIn, withoutReferences } from "../references/references";
import { USUAL_APR } from "./card-rules";

/** A worked example that is counted with another rate than the one beside its figures: half of a change. */

/** A line, or a label with the figure under it. */
const LINE = /^(?:.*\blabel: .*\n\s+value: .*|.+)$/gm;

/** Where one sentence ends and the next begins. A line may be of any length, and the browser's own segmenter keeps all of it. */
const BETWEEN_SENTENCES = /(?<=[.!?]) /;

const PERCENT = /(?<![\d.])\d+(?:\.\d+)?(?=%)/g;

/** The rates of debts that stand in a text as they were typed: fees are lower. */
function typedRates(text: string) {
  return [...withoutReferences(text).matchAll(PERCENT)]
    .map(({ 0: percent, index }) => ({ rate: Number(percent), percent, index }))
    .filter(({ rate }) => rate >= USUAL_APR.from && rate <= USUAL_APR.to);
}

/** Reports each rate of a sentence, a row or a label that none of the figures in it is counted with. */
export function checkExampleRates(source: SourceFile): void {
  for (const { 0: lines, index } of source.text.matchAll(LINE)) {
    let start = index;
    for (const sentence of lines.split(BETWEEN_SENTENCES)) {
      const sentenceStart = start;
      start += sentence.length + 1;
      const given = referencesIn(sentence).flatMap(({ name, rest }) => ratesGiven(name, rest ?? "").map(Number));
      // A card's rate is no number here.
      if (given.length === 0 || given.some(Number.isNaN)) continue;
      const odd = typedRates(sentence).filter(({ rate }) => !given.includes(rate));
      for (const { percent, index: at } of odd) {
        const place = placeAt(source.text, sentenceStart + at);
        const expected = `the rate that the figures beside it are counted with: ${given.join(", ")}%`;
        source.reportAt(place, expected, `${percent}%`);
      }
    }
  }
}

export function checkExamples({ guides, pages, pageFiles, results }: Whole): void {
  for (const { source } of [...guides, ...pages, ...pageFiles, results]) checkExampleRates(source);
}
