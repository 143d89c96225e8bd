const WORDS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A count as running text writes it: "fifteen", beyond twenty in figures, "no" for none. Takes a whole number. */
export function formatCount(count: number): string {
  return WORDS[count] ?? String(count);
}
