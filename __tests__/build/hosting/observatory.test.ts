import { hostingFiles } from "../../../src/build/finish/hosting/files";
import { hostingRules } from "../../../src/build/finish/hosting/rules";
import { noHashes, securityPolicy } from "../../../src/build/finish/security-policy";
import { type Answer, observatory } from "../../hosts/support/observatory";
import { headersAtCloudflare, headersAtNetlify, headersAtNginx } from "../../support/hosts";

const hashes = noHashes();
hashes.script.add("'sha256-a='");
hashes.style.add("'sha256-b='");
const policy = securityPolicy(hashes, { endpoints: [], frames: false });
const files = hostingFiles(hostingRules({ pages: ["/", "/offers"], policy }));

type Sent = Record<string, string>;

const listOf = (headers: Sent) => Object.entries(headers).map(([name, value]) => ({ name, value }));

function answerOf(headers: Sent, html = "<script>1</script><script src='/app.js'></script>"): Answer {
  return { headers: listOf(headers), html, preflight: [] };
}

const OURS = headersAtNginx(files["nginx.conf"] ?? "", "/");

const scoreOf = (changes: Sent, html?: string) => observatory(answerOf({ ...OURS, ...changes }, html)).score;

describe("by the rules of MDN's HTTP Observatory", () => {
  test.each([
    ["nginx", OURS],
    ["Cloudflare Pages", headersAtCloudflare(files._headers ?? "", "/")],
    ["Netlify", headersAtNetlify(files._headers ?? "", "/offers")],
  ])("a page's headers at %s have the score 130: 100, and 30 for what is more than asked", (_host, headers) => {
    expect(observatory(answerOf(headers))).toEqual({
      score: 130,
      modifiers: {
        "content-security-policy": 10,
        cookies: 0,
        "cross-origin-resource-sharing": 0,
        "referrer-policy": 5,
        "strict-transport-security": 0,
        "subresource-integrity": 0,
        "x-content-type-options": 0,
        "x-frame-options": 5,
        "cross-origin-resource-policy": 10,
      },
    });
  });

  test("an answer without headers has the score 30, and a site that loses more than 10 gets no bonus", () => {
    expect(observatory(answerOf({}, "")).score).toBe(100 - 25 - 20 - 5 - 20);
    expect(scoreOf({ "strict-transport-security": "max-age=60" })).toBe(130 - 10);
    expect(scoreOf({ "strict-transport-security": "max-age=60", "x-content-type-options": "none" })).toBe(85);
  });

  const withPolicy = (change: (text: string) => string) => scoreOf({ "content-security-policy": change(policy) });

  test.each([
    ["allows any script of a page", "script-src 'self'", "script-src 'self' data:", 80],
    ["allows any object", "img-src", "object-src https:; img-src", 80],
    ["allows plain HTTP", "img-src 'self'", "img-src http://a.example", 80],
    ["lets texts run as scripts", "script-src 'self'", "script-src 'self' 'unsafe-eval'", 110],
    ["trusts what a script loads", "script-src 'self'", "script-src 'strict-dynamic'", 75],
    ["allows any style of a page", "style-src 'sha256-b='", "style-src 'unsafe-inline'", 120],
    ["starts from something", "default-src 'none'", "default-src 'self'", 125],
    ["names a directive twice", "img-src", "img-src 'none'; img-src", 75],
    ["is two policies", "img-src 'self'", "img-src 'self', default-src 'none'", 75],
    ["lets others frame the page", "frame-ancestors 'none'; ", "", 125],
  ])("a policy that %s costs points", (_what, before, after, score) => {
    expect(policy).toContain(before);
    expect(withPolicy((text) => text.replace(before, after))).toBe(score);
  });

  test("'unsafe-inline' beside a hash means nothing", () => {
    expect(withPolicy((text) => text.replace("script-src", "script-src 'unsafe-inline'"))).toBe(130);
  });

  test.each([
    ["x-content-type-options", "sniff", 125],
    ["referrer-policy", "unsafe-url", 120],
    ["cross-origin-resource-policy", "cross-origin", 120],
    ["cross-origin-resource-policy", "same-site", 130],
    ["cross-origin-resource-policy", "own", 115],
    ["strict-transport-security", "includeSubDomains", 80],
    ["set-cookie", "a=b", 60],
  ])("a page with %s: %s has the score %s", (name, value, score) => {
    expect(scoreOf({ [name]: value })).toBe(score);
  });

  test.each([
    ["<script src='https://cdn.example/a.js'></script>", 50],
    ["<script src='//cdn.example/a.js'></script>", 50],
    ["<meta http-equiv='Content-Security-Policy' content=\"default-src 'self'\">", 75],
    ["<meta name='referrer' content='unsafe-url'>", 120],
  ])("a page with %s has the score %s", (html, score) => {
    expect(scoreOf({}, html)).toBe(score);
  });

  test("a header that comes twice is none that can be read", () => {
    const twice = (name: string) =>
      observatory({ headers: listOf(OURS).concat({ name, value: OURS[name] ?? "" }), html: "", preflight: [] }).score;
    expect(twice("content-security-policy")).toBe(75);
    expect(twice("strict-transport-security")).toBe(80);
    expect(twice("referrer-policy")).toBe(120);
    expect(twice("cross-origin-resource-policy")).toBe(115);
  });

  test("whoever lets every other site in by name may let them in with their visitors' cookies", () => {
    const preflight = (value: string) => [{ name: "Access-Control-Allow-Origin", value }];
    expect(observatory({ ...answerOf(OURS), preflight: preflight("*") }).score).toBe(130);
    expect(observatory({ ...answerOf(OURS), preflight: preflight("https://other.example") }).score).toBe(50);
  });
});
