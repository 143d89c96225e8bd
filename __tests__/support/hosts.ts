/** How each host reads the file that the build writes for it. Header names are in small letters. */

type Sent = Record<string, string>;

type Block = { glob: string; dropped: string[]; set: [string, string][] };

/** The blocks of `_headers`: a path, then its lines. */
function blocksOf(text: string): Block[] {
  return text
    .trimEnd()
    .split("\n\n")
    .map((block) => {
      const [glob = "", ...lines] = block.split("\n").map((line) => line.trim());
      const dropped = lines
        .filter((line) => line.startsWith("! "))
        .map((line) => line.slice("! ".length).toLowerCase());
      const set = lines
        .filter((line) => line.includes(":"))
        .map((line): [string, string] => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        });
      return { glob, dropped, set };
    });
}

function covers({ glob }: Block, address: string): boolean {
  const pattern = glob
    .split("*")
    .map((part) => part.replace(/[.+?^$()[\]{}|\\]/g, "\\$&"))
    .join(".*");
  return new RegExp(`^${pattern}$`).test(address);
}

/**
 * Cloudflare Pages sends a header of its own, keeps the last of several blocks for one path, and adds a second value to the
 * first (wrangler 4.86, constructHeaders and generateHandler).
 */
export function headersAtCloudflare(text: string, address: string): Sent {
  const blocks = new Map(blocksOf(text).map((block) => [block.glob, block]));
  const sent: Sent = { "access-control-allow-origin": "*" };
  const ours = new Set<string>();
  for (const { dropped, set } of [...blocks.values()].filter((block) => covers(block, address))) {
    for (const name of dropped) Reflect.deleteProperty(sent, name);
    for (const [name, value] of set) {
      sent[name] = ours.has(name) && name in sent ? `${String(sent[name])}, ${value}` : value;
      ours.add(name);
    }
  }
  return sent;
}

/** At Netlify a later block replaces the value of an earlier one; it passes over lines without a colon. */
export function headersAtNetlify(text: string, address: string): Sent {
  const blocks = blocksOf(text).filter((block) => covers(block, address));
  return Object.fromEntries(blocks.flatMap(({ set }) => set));
}

/** nginx sets a variable, then again for each `if` that fits. A header with an empty value is not sent. */
export function headersAtNginx(text: string, address: string): Sent {
  const plain = (quoted: string) => quoted.replace(/\\(.)/g, "$1");
  const variables: Sent = {};
  const sent: Sent = {};
  for (const line of text.split("\n")) {
    const [, condition, variable, value] = /^(?:if \(\$uri ~ "(.*?)"\) \{ )?set (\$\w+) "(.*)";/.exec(line) ?? [];
    if (variable !== undefined && value !== undefined && new RegExp(condition ?? "").test(address)) {
      variables[variable] = plain(value);
    }
    const [, name, given] = /^add_header (\S+) (.*) always;$/.exec(line) ?? [];
    if (name === undefined || given === undefined) continue;
    const header = given.startsWith("$") ? variables[given] : plain(given.slice(1, -1));
    if (header) sent[name.toLowerCase()] = header;
  }
  return sent;
}
