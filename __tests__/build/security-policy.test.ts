import { createHash } from "node:crypto";
import { load } from "cheerio";
import { addInlineHashes, noHashes, policyInPage, securityPolicy } from "../../src/build/finish/security-policy";

const PLAIN = { endpoints: [], frames: false };

function hashesOf(...pages: string[]) {
  const hashes = noHashes();
  for (const page of pages) addInlineHashes(hashes, load(page));
  return hashes;
}

function policyOf(pages: string[], settings: Parameters<typeof securityPolicy>[1] = PLAIN): Map<string, string> {
  const directives = securityPolicy(hashesOf(...pages), settings).split("; ");
  return new Map(directives.map((directive) => [directive.split(" ")[0] ?? "", directive]));
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("allows what stands in the pages by its hash, once, whatever the order of the pages", () => {
  const pages = [
    "<style>a{}</style><script>one()</script>",
    '<style data-href="/styles.css">a{}</style><script>two()</script>',
    '<script type="speculationrules">{}</script>',
  ];
  expect(policyOf(pages).get("style-src")).toBe(`style-src ${hashOf("a{}")}`);
  const scripts = [hashOf("one()"), hashOf("two()"), hashOf("{}")].sort();
  expect(policyOf(pages).get("script-src")).toBe(`script-src 'self' ${scripts.join(" ")}`);
  expect(policyOf([...pages].reverse())).toEqual(policyOf(pages));
});

test("what is no script to a browser and scripts with an address need no hash", () => {
  const page =
    '<script type="application/ld+json">{}</script><script src="/app.js" async></script><script type="application/json">{}</script>';
  expect(policyOf([page]).get("script-src")).toBe("script-src 'self'");
});

test("starts from nothing and allows nothing unsafe", () => {
  const policy = [...policyOf(["<script>one()</script>"]).values()].join("; ");
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test("forms may send to their configured addresses, and to nothing else", () => {
  const endpoints = ["https://forms.example/a", "https://forms.example/b", "https://news.example/"];
  expect(policyOf([], { endpoints, frames: false }).get("connect-src")).toBe(
    "connect-src 'self' https://forms.example https://news.example",
  );
  expect(policyOf([]).get("connect-src")).toBe("connect-src 'self'");
});

test("frames are allowed only where ads stand in them, and only this site's", () => {
  expect(policyOf([]).has("frame-src")).toBe(false);
  expect(policyOf([], { endpoints: [], frames: true }).get("frame-src")).toBe("frame-src 'self'");
});

test("a policy that a host could not send stops the build and says what makes it long", () => {
  const pages = Array.from({ length: 60 }, (_, index) => `<script>window.page=${index}</script>`);
  expect(() => policyOf(pages)).toThrow(
    /has \d+ characters, of which hosts send 1900\. A script or style that differs/,
  );
});

test("in a page stands all but what only headers can say, and where links from it tell they come from", () => {
  const page = "<style>a{}</style><script>one()</script>";
  const policy = securityPolicy(hashesOf(page), PLAIN).replace(" frame-ancestors 'none';", "");
  expect(policyInPage(hashesOf(page), PLAIN)).toBe(
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="strict-origin">`,
  );
});
