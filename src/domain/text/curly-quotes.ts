/** Turns straight quotes into those of print, sign for sign. `before` is the text in front, whose last sign tells which open. */
export function curlyQuotes(text: string, before = ""): string {
  const opens = (offset: number) => !/[^\s([{—–/“‘]$/.test(before + text.slice(0, offset));
  return text.replace(/["']/g, (quote, offset: number) => {
    if (quote === '"') return opens(offset) ? "“" : "”";
    return opens(offset) && /\p{L}/u.test(text[offset + 1] ?? "") ? "‘" : "’";
  });
}
