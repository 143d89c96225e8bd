/** Wider lines are broken, as everywhere in this project. */
const WIDTH = 120;

/** A group with more fields than this is a list to read down, even if it would fit on one line. */
const MOST_ON_A_LINE = 3;

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

/** A field without a value is left out, as JSON leaves it. */
function fieldsOf(group: unknown): [name: string, value: unknown][] {
  return Object.entries(group ?? {}).filter(([, value]) => value !== undefined);
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = fieldsOf(value).map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** Small things stand on one line: a list of words, a group of two or three figures, a name for one such group. */
function isSmall(value: unknown): boolean {
  if (isPlain(value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  const items = fieldsOf(value).map(([, item]) => item);
  return (
    items.length <= MOST_ON_A_LINE &&
    items.every((item) => isPlain(item) || Array.isArray(item) || items.length === 1) &&
    items.every(isSmall)
  );
}

function lines(value: unknown, indent: string, before: number): string {
  const short = onOneLine(value);
  // The file itself and the groups directly within it are always spread out.
  const small = isSmall(value) && (Array.isArray(value) || indent.length > 2);
  if (isPlain(value) || (small && before + short.length < WIDTH)) return short;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item: unknown) => lines(item, inner, inner.length))
    : fieldsOf(value).map(([name, item]) => {
        const start = `${JSON.stringify(name)}: `;
        return start + lines(item, inner, inner.length + start.length);
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${items.map((item) => inner + item).join(",\n")}\n${indent}${close}`;
}

/** A card as this project writes it: two spaces, small things on one line. What it writes is written the same again. */
export function writeJson(data: object): string {
  return `${lines(data, "", 0)}\n`;
}
