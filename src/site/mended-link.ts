/** Links with numbers as they arrive: mail programs and messengers encode them, cut them, and add marks to their end. */

/** Longer texts are cut: nothing that the site writes is that long. Twelve debts with long names are the longest. */
const MAX_TEXT = 8000;

/** Marks at the end of a value belong to the sentence around the link. */
const MARKS = /[\p{P}\s>]+$/u;

/** A link's fragment with numbers as it was written, with `#` in front, as far as it can be read; any other as it is. */
export function mendedFragment(hash: string): string {
  if (!/=|%3D/i.test(hash)) return hash;
  const text = hash.replace(/^(?:#|%23)+/i, "").slice(0, MAX_TEXT);
  const plain = text.includes("=") ? text : String(new URLSearchParams(`=${text}`).get(""));
  const values = [...new URLSearchParams(plain.replace(/&(?:amp;)+/gi, "&"))];
  const mended = values.map(([name, value]) => [name, name.endsWith("name") ? value : value.replace(MARKS, "")]);
  return `#${new URLSearchParams(mended).toString()}`;
}
