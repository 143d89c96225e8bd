/** Content is never nested deeper than a handful of levels; what is deeper is broken, and would exhaust the parsers. */
const DEEPEST = 40;

/** Several list or key marks in a row, each of which opens a level: `- - - x`. */
const MARKS = /^[ \t]*(?:[-?][ \t]+){12,}/m;

/** Where the brackets and braces outside of quoted texts go too deep; undefined if they never do. */
function deepBracket(text: string): number | undefined {
  let depth = 0;
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    const [found] = match;
    if (found === "[" || found === "{") depth += 1;
    if (found === "]" || found === "}") depth -= 1;
    if (depth > DEEPEST) return match.index;
  }
  return undefined;
}

/** Where a file's groups and lists go too deep; undefined if they never do. */
export function tooDeepAt(text: string): number | undefined {
  return deepBracket(text) ?? MARKS.exec(text)?.index;
}
