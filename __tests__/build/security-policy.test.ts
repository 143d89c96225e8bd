import { createHash } from "node:crypto";
import { pagePolicy } from "../../src/build/finish/security-policy";

const PLAIN = { scripts: ["one()", "two()"], style: "a{}", endpoints: [], frames: false };

function policyOf(settings: Partial<Parameters<typeof pagePolicy>[0]> = {}): Map<string, string> {
  const directives = pagePolicy({ ...PLAIN, ...settings }).split("; ");
  return new Map(directives.map((directive) => [directive.split(" ")[0] ?? "", directive]));
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("allows what is in the page by its hash, and scripts and style sheets of the site", () => {
  expect(policyOf().get("style-src")).toBe(`style-src 'self' ${hashOf("a{}")}`);
  expect(policyOf().get("script-src")).toBe(`script-src 'self' ${hashOf("one()")} ${hashOf("two()")}`);
});

test("starts from nothing and allows nothing unsafe", () => {
  const policy = [...policyOf().values()].join("; ");
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test("allows forms their configured addresses alone", () => {
  const endpoints = ["https://forms.example/a", "https://forms.example/b", "https://news.example/"];
  expect(policyOf({ endpoints }).get("connect-src")).toBe(
    "connect-src 'self' https://forms.example https://news.example",
  );
  expect(policyOf().get("connect-src")).toBe("connect-src 'self'");
});

test("allows this site's frames only where they hold ads", () => {
  expect(policyOf().has("frame-src")).toBe(false);
  expect(policyOf({ frames: true }).get("frame-src")).toBe("frame-src 'self'");
});

test("names nothing that a browser takes from a header alone and would complain of in a page", () => {
  expect(policyOf().has("frame-ancestors")).toBe(false);
});
