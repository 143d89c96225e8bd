import { createHash } from "node:crypto";
import { policyInPage, securityPolicy } from "../../src/build/finish/security-policy";

const PLAIN = { scripts: ["one()"], styles: [], endpoints: [], frames: false };

function policyOf(settings: Partial<Parameters<typeof securityPolicy>[0]> = {}): Map<string, string> {
  const directives = securityPolicy({ ...PLAIN, ...settings }).split("; ");
  return new Map(directives.map((directive) => [directive.split(" ")[0] ?? "", directive]));
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("allows what stands in the pages by its hash, once, whatever the order of the pages", () => {
  const scripts = ["one()", "two()", "{}"];
  expect(policyOf({ styles: ["a{}", "a{}"] }).get("style-src")).toBe(`style-src ${hashOf("a{}")}`);
  expect(policyOf({ scripts }).get("script-src")).toBe(`script-src 'self' ${scripts.map(hashOf).sort().join(" ")}`);
  expect(policyOf({ scripts: [...scripts].reverse() })).toEqual(policyOf({ scripts }));
});

test("starts from nothing and allows nothing unsafe", () => {
  const policy = [...policyOf().values()].join("; ");
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test("forms may send to their configured addresses, and to nothing else", () => {
  const endpoints = ["https://forms.example/a", "https://forms.example/b", "https://news.example/"];
  expect(policyOf({ endpoints }).get("connect-src")).toBe(
    "connect-src 'self' https://forms.example https://news.example",
  );
  expect(policyOf().get("connect-src")).toBe("connect-src 'self'");
});

test("frames are allowed only where ads stand in them, and only this site's", () => {
  expect(policyOf().has("frame-src")).toBe(false);
  expect(policyOf({ frames: true }).get("frame-src")).toBe("frame-src 'self'");
});

test("in a page stands all but what only headers can say, and where links from it tell they come from", () => {
  const policy = securityPolicy(PLAIN);
  expect(policyInPage(policy)).toBe(
    `<meta http-equiv="Content-Security-Policy" content="${policy.replace(" frame-ancestors 'none';", "")}"><meta name="referrer" content="strict-origin">`,
  );
});
