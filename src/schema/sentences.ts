const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text, without the space around them: "$3,622.30" is no end of one. */
export function sentencesIn(text: string): string[] {
  return [...SENTENCES.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
