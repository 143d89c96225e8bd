const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text, without the space around them: "$3,622.30" is no end of one. */
export function sentencesIn(text: string): string[] {
  return [...SENTENCES.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The words of a text, as a reader counts them: "18.24%" is one, a dash is none. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
