/** Links with numbers as they arrive: mail programs and messengers encode them, cut them, and add marks to their end. */

/** Longer texts are cut: nothing that the site writes is that long. Twelve debts with long names are the longest. */
const MAX_TEXT = 8000;

/** Marks at the end of a value belong to the sentence around the link. */
const MARKS = /[\p{P}\s>]+$/u;

/** Marks at the end of a path, of which a browser encodes some. */
const PATH_MARKS = /(?:[).,;:!>*'\]]|%(?:20|22|3E|5D|60|C2%BB|E2%80%(?:9[9D]|A6)))+$/i;

/** The file that a folder's page is in on many other sites: "/offers.html", "/guides/index.php". */
const FILE = /(?:\/index)?\.(?:html?|php)$/i;

/** A name of numbers, with its sign of equality; and all that is behind an encoded "#" and such a name. */
const NUMBER = /(?:balance|purchase|apr|payment|score|budget|strategy|[do]\d+\.\w+)(?:=|%3D)/;
const NUMBERS_IN_QUERY = new RegExp(`%23(?=${NUMBER.source})(.*)$`, "is");
const IS_NUMBER = new RegExp(`^${NUMBER.source}`, "i");

/** Undoes what happens to addresses on their way: encoded signs, marks of a sentence, names in capitals. */
export function repairedPath(pathname: string, search: string, prefix = ""): string {
  if (!pathname.startsWith(prefix)) return pathname + search;
  const [whole = "", fragment] = pathname.slice(prefix.length).split(/%23(.*)/is);
  const [path = "", query] = whole.replace(PATH_MARKS, "").split(/(?:%3F|&)(.*)/is);
  // Two slashes in front would lead to another host.
  const own =
    prefix +
      path
        .replace(FILE, "")
        .replace(/(?:\/|%2F)+/gi, "/")
        .toLowerCase() || "/";
  return own + (query === undefined ? "" : `?${query}`) + search + (fragment === undefined ? "" : `#${fragment}`);
}

/** A query with its names as the site writes them: "?Filter=", "&amp;credit=" and "cards[]=" are meant as they read. */
export function repairedQuery(search: string): string {
  return search.replace(
    /([?&])(?:amp;)*(\w+)(?:\[\]|%5B%5D)?(?==)/gi,
    (_, sign: string, name: string) => sign + name.toLowerCase(),
  );
}

/** A query without numbers that someone, or an encoded "#", put into it, and those as a fragment; null if there are none. */
export function numbersInQuery(search: string): { search: string; hash: string } | null {
  const [query = "", behind = ""] = search.split(NUMBERS_IN_QUERY);
  const parts = query.slice(1).split("&");
  const numbers = [...parts.filter((part) => IS_NUMBER.test(part)), behind].filter(Boolean).join("&");
  const rest = parts.filter((part) => !IS_NUMBER.test(part)).join("&");
  return numbers === "" ? null : { search: rest && `?${rest}`, hash: `#${numbers}` };
}

/** Names in capitals as the site writes them: "BALANCE", "D1.Apr". */
function ownName(name: string): string {
  return name.replace(/(?<=^|\.)[A-Z]\w*/g, (part) => part.toLowerCase());
}

/** A link's fragment with numbers as it was written, with `#` in front, as far as it can be read; any other as it is. */
export function repairedFragment(hash: string): string {
  if (!/=|%3D/i.test(hash)) return hash;
  const text = hash.replace(/^(?:[#?!/]|%23)+/i, "").slice(0, MAX_TEXT);
  const plain = text.includes("=") ? text : String(new URLSearchParams(`=${text}`).get(""));
  const values = [...new URLSearchParams(plain.replace(/&(?:amp;)+|;(?=[\w.]+=)/gi, "&"))];
  const mended = values.map(([name, value]) => [
    ownName(name.trim()),
    name.endsWith("name") ? value : value.replace(MARKS, "").trim(),
  ]);
  return `#${new URLSearchParams(mended).toString()}`;
}
