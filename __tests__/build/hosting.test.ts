import { z } from "zod";
import { headersFile, hostingRules, redirectsFile } from "../../src/build/finish/hosting";

const rulesSchema = z.strictObject({
  headers: z.array(z.strictObject({ pattern: z.string(), headers: z.record(z.string(), z.string()) })),
  fallbacks: z.array(z.strictObject({ prefix: z.string(), file: z.string() })),
});
const RULES = rulesSchema.parse(JSON.parse(hostingRules()));

/** The headers that a path is answered with: a later rule goes before an earlier one. */
function headersOf(address: string): Record<string, string> {
  const matching = RULES.headers.filter(({ pattern }) => new RegExp(pattern).test(address));
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}

describe("headers", () => {
  test.each(["/", "/offers", "/guides/improve-credit-score.html", "/app-1a2b.js", "/og.png"])(
    "%s is protected against sniffing, framing and plain connections",
    (address) => {
      expect(headersOf(address)).toMatchObject({
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
      });
      expect(headersOf(address)["Strict-Transport-Security"]).toMatch(/^max-age=\d{8,}; includeSubDomains$/);
    },
  );

  test("scripts, whose names hold a hash, are kept for a year; everything else is asked for again", () => {
    expect(headersOf("/app-1a2b.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
    for (const address of ["/", "/offers", "/page-data/app-data.json", "/guides/a.js.html", "/og.png"]) {
      expect(headersOf(address)["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  test("the file for Netlify and Cloudflare Pages says the same, and drops a value before it sets another", () => {
    const blocks = headersFile()
      .trimEnd()
      .split("\n\n")
      .map((block) => block.split("\n"));
    expect(blocks.map(([glob]) => glob)).toEqual(["/*", "/*.js"]);
    expect(blocks[1]).toEqual(["/*.js", "  ! Cache-Control", "  Cache-Control: public, max-age=31536000, immutable"]);
    const everywhere = Object.entries(headersOf("/")).map(([name, value]) => `  ${name}: ${value}`);
    expect(blocks[0]?.slice(1)).toEqual(everywhere);
    expect(headersFile().endsWith("\n")).toBe(true);
  });

  test("no value of a header can begin a new line", () => {
    for (const { headers } of RULES.headers) {
      for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/);
    }
  });
});

describe("addresses without a file", () => {
  test("any other path under /guides/ shows the index of guides", () => {
    expect(RULES.fallbacks).toEqual([{ prefix: "/guides/", file: "/guides.html" }]);
    expect(redirectsFile()).toBe("/guides/* /guides.html 200\n");
  });
});
