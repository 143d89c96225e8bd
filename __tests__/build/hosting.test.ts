import { headersFile, redirectsFile } from "../../src/build/finish/hosting";
import { AD_SANDBOX } from "../../src/site/routes";

/** The headers of a rule of `_headers`, by its path. */
function rule(path: string, hidden = false): string[] {
  const blocks = headersFile(hidden).trimEnd().split("\n\n");
  const lines = blocks.map((block) => block.split("\n")).find(([first]) => first === path) ?? [];
  return lines.slice(1).map((line) => line.trim());
}

test("protects every answer against sniffing, framing, plain connections and foreign scripts", () => {
  expect(rule("/*")).toEqual([
    "! Access-Control-Allow-Origin",
    "Cache-Control: public, max-age=0, must-revalidate",
    "Strict-Transport-Security: max-age=63072000; includeSubDomains",
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
    "Referrer-Policy: strict-origin",
    // The same for every build: each page allows its own scripts and styles itself.
    "Content-Security-Policy: object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
  ]);
});

test("drops the general value of each header that an exception sets", () => {
  expect(rule("/islands/*")).toEqual(["! Cache-Control", "Cache-Control: public, max-age=31536000, immutable"]);
  expect(rule("/data/*")).toEqual([
    "! Access-Control-Allow-Origin",
    "! Cross-Origin-Resource-Policy",
    "Access-Control-Allow-Origin: *",
    "Cross-Origin-Resource-Policy: cross-origin",
  ]);
});

test("sandboxes the frame of an ad, and lets only this site's pages show it", () => {
  expect(rule("/ad-frame")).toEqual(
    expect.arrayContaining([
      "X-Frame-Options: SAMEORIGIN",
      `Content-Security-Policy: sandbox ${AD_SANDBOX}; frame-ancestors 'self'`,
    ]),
  );
});

test.each(["/admin", "/admin/*"])("gives %s a policy of its own, which starts from nothing", (path) => {
  const policy = rule(path).find((header) => header.startsWith("Content-Security-Policy: ")) ?? "";
  expect(policy).toMatch(/: default-src 'none'; script-src 'self' 'unsafe-eval'; [^,]*; frame-ancestors 'none'$/);
  expect(policy).not.toMatch(/trusted-types|frame-src|worker-src/);
});

test("hides a hidden build from search engines with every answer", () => {
  expect(rule("/*", true)).toContain("X-Robots-Tag: noindex");
  expect(headersFile(false)).not.toContain("X-Robots-Tag");
});

test("redirects former addresses, and answers other paths under /guides/ with the index", () => {
  expect(redirectsFile(["/guides/a", "/guides/b"], [{ from: "/guides/old", to: "/guides/a" }])).toBe(
    [
      "/guides/old /guides/a 301",
      "/guides/a /guides/a 200",
      "/guides/a/ /guides/a 301",
      "/guides/a.html /guides/a 301",
      "/guides/b /guides/b 200",
      "/guides/b/ /guides/b 301",
      "/guides/b.html /guides/b 301",
      "/guides/* /guides 200",
      "",
    ].join("\n"),
  );
});
