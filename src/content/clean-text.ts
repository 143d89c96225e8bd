import type { Problem } from "./errors";

/** Characters that are invisible or were lost in a wrong encoding, but for tabs and line breaks. */
const UNWANTED =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd]|â€.|Ã[\u0080-\u00bf]|Â[\u00a1-\u00bf]/u;

const LIGATURES: Readonly<Record<string, string>> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };

/** Replaces what editors paste without seeing it: Windows line ends, spaces of other kinds, ligatures of PDFs. */
export function plainText(text: string): string {
  return text
    .replace(/^\ufeff/, "")
    .replaceAll("\r\n", "\n")
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? ligature);
}

/** Finds the first character that readers can't see or that a wrong encoding left, with its offset; null if there is none. */
export function findUnwantedCharacter(text: string): (Problem & { offset: number }) | null {
  const match = UNWANTED.exec(text);
  if (!match) return null;
  const [found] = match;
  if ([...found].length > 1) {
    const hint = "the text was saved in one encoding and opened in another: paste it again, and save the file as UTF-8";
    return {
      offset: match.index,
      expected: "letters and signs as they were typed",
      found: JSON.stringify(found),
      hint,
    };
  }
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const isLost = found === "\0" || found === "\ufffd";
  return {
    offset: match.index,
    expected: "visible characters only",
    found: isLost ? `a character that could not be read (${code})` : `an invisible character (${code})`,
    hint: isLost ? "save the file as UTF-8" : "delete it; it may be hiding behind a word that you pasted",
  };
}
