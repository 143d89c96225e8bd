import { hostingRules } from "../../../src/build/finish/hosting/rules";
import { securityPolicy } from "../../../src/build/finish/security-policy";
import { observatory } from "../../hosts/support/observatory";

/** By the rules of MDN's HTTP Observatory, as support/observatory.ts has them. What hosts send is in __tests__/hosts. */

const policy = securityPolicy({ scripts: ["a()"], styles: ["a{}"], endpoints: [], frames: false });

type Sent = Record<string, string>;

/** The headers of every page. */
const OURS = Object.fromEntries(
  Object.entries(hostingRules({ pages: ["/"], hidden: false, policy, exceptions: [] }).headers[0].headers).map(
    ([name, value]) => [name.toLowerCase(), value],
  ),
);

const listOf = (headers: Sent) => Object.entries(headers).map(([name, value]) => ({ name, value }));

const scoreOf = (changes: Sent, html = "<script>1</script><script src='/app.js'></script>") =>
  observatory({ headers: listOf({ ...OURS, ...changes }), html, preflight: [] }).score;

test("a page's headers have the score 130: 100, and 30 for what is more than asked", () => {
  expect(scoreOf({})).toBe(130);
});

describe("points are lost by", () => {
  test.each([
    ["any script of a page", "script-src 'self'", "script-src 'self' data:", 80],
    ["any object", "img-src", "object-src https:; img-src", 80],
    ["plain HTTP", "img-src 'self'", "img-src http://a.example", 80],
    ["texts that run as scripts", "script-src 'self'", "script-src 'self' 'unsafe-eval'", 110],
    ["trust in what a script loads", "script-src 'self'", "script-src 'strict-dynamic'", 75],
    ["any style of a page", /style-src [^;]*/, "style-src 'unsafe-inline'", 120],
    ["a start from something", "default-src 'none'", "default-src 'self'", 125],
    ["a directive that is named twice", "img-src", "img-src 'none'; img-src", 75],
    ["two policies", "img-src 'self'", "img-src 'self', default-src 'none'", 75],
    ["frames of others", "frame-ancestors 'none'; ", "", 125],
    ["nothing: 'unsafe-inline' beside a hash means nothing", "script-src", "script-src 'unsafe-inline'", 130],
  ])("a policy with %s", (_what, before, after, score) => {
    expect(policy).toMatch(before);
    expect(scoreOf({ "content-security-policy": policy.replace(before, after) })).toBe(score);
  });

  test.each<[Sent, number]>([
    [{ "x-content-type-options": "sniff" }, 125],
    [{ "referrer-policy": "unsafe-url" }, 120],
    [{ "cross-origin-resource-policy": "cross-origin" }, 120],
    [{ "cross-origin-resource-policy": "own" }, 115],
    [{ "strict-transport-security": "includeSubDomains" }, 80],
    [{ "strict-transport-security": "max-age=60" }, 120],
    // Who loses more than 10 points gets none for more than is asked.
    [{ "strict-transport-security": "max-age=60", "x-content-type-options": "none" }, 85],
    [{ "set-cookie": "a=b" }, 60],
  ])("a page with %o", (headers, score) => {
    expect(scoreOf(headers)).toBe(score);
  });

  test.each([
    ["<script src='https://cdn.example/a.js'></script>", 50],
    ["<script src='//cdn.example/a.js'></script>", 50],
    ["<meta http-equiv='Content-Security-Policy' content=\"default-src 'self'\">", 75],
    ["<meta name='referrer' content='unsafe-url'>", 120],
  ])("a page with %s", (html, score) => {
    expect(scoreOf({}, html)).toBe(score);
  });

  test("a header that comes twice, which can't be read", () => {
    const headers = [...listOf(OURS), { name: "Content-Security-Policy", value: policy }];
    expect(observatory({ headers, html: "", preflight: [] }).score).toBe(75);
  });

  test("letting every other site in by name, perhaps with its visitors' cookies", () => {
    const preflight = [{ name: "Access-Control-Allow-Origin", value: "https://other.example" }];
    expect(observatory({ headers: listOf(OURS), html: "", preflight }).score).toBe(50);
  });
});
