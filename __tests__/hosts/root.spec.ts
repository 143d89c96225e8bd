import { type APIResponse, expect, test } from "@playwright/test";
import { z } from "zod";
import { builtFiles, builtText } from "../built/support/public-folder";
import { GUIDE_ROUTES, ROUTES, fileOf } from "../built/support/routes";

/**
 * What each host must answer from the root of an address; the host is the project that runs this file. Which headers are
 * right is tested where they are made: here is whether the host sends them.
 */

const rules = z
  .object({ headers: z.array(z.object({ pattern: z.string(), headers: z.record(z.string(), z.string()) })) })
  .parse(JSON.parse(builtText("hosting.json")));

/** What the build wants a path to be answered with, such as its Content-Security-Policy. */
function wanted(address: string): Record<string, string> {
  const matching = rules.headers.filter(({ pattern }) => new RegExp(pattern).test(address));
  return Object.fromEntries(
    matching.flatMap(({ headers }) => Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  );
}

const NAMES = new Set(rules.headers.flatMap(({ headers }) => Object.keys(headers)).map((name) => name.toLowerCase()));

/** The headers that any rule names, as they came. One that came twice has both values. */
function sent(answer: APIResponse): Record<string, string> {
  const came: Record<string, string> = {};
  for (const { name, value } of answer.headersArray()) {
    const key = name.toLowerCase();
    if (NAMES.has(key)) came[key] = key in came ? `${String(came[key])} AND ${value}` : value;
  }
  return came;
}

const GUIDE = GUIDE_ROUTES[1] ?? "";

test("every route is answered with its page, with 200 and no redirect, and with the headers of a page, each once", async ({
  request,
}) => {
  for (const route of ROUTES) {
    const answer = await request.get(route, { maxRedirects: 0 });
    expect(answer.status(), route).toBe(200);
    expect(answer.headers()["content-type"], route).toMatch(/^text\/html;\s*charset=utf-8$/i);
    expect(await answer.text()).toBe(builtText(fileOf(route)));
    expect(sent(answer), route).toEqual(wanted(route));
    expect(sent(answer)).toHaveProperty("content-security-policy");
  }
});

test("a page that has not changed is not sent again", async ({ request }) => {
  const { etag = "" } = (await request.get("/offers")).headers();
  expect(etag).not.toBe("");
  expect((await request.get("/offers", { headers: { "If-None-Match": etag } })).status()).toBe(304);
});

for (const [address, type] of [
  [/^islands\/.*\.js$/, /javascript/],
  [/^islands\/.*\.css$/, /^text\/css/],
  [/^islands\/.*\.json$/, /^application\/json/],
  [/^search\/.*\.json$/, /^application\/json/],
  [/^data\/(cards|guides)\.json$/, /^application\/json/],
  [/^data\/cards\.csv$/, /^text\/csv/],
  [/^og\.png$/, /^image\/png/],
  [/^icon\.svg$/, /^image\/svg\+xml/],
  [/^feed\.xml$/, /^(application|text)\/(atom\+)?xml/],
  [/^\.well-known\/security\.txt$/, /^text\/plain;\s*charset=utf-8$/i],
] as const) {
  test(`${String(address)} says what it is, and is kept, and may be read, as it should be`, async ({ request }) => {
    const files = builtFiles().filter((file) => address.test(file));
    expect(files).not.toEqual([]);
    for (const file of files) {
      const answer = await request.get(`/${file}`, { maxRedirects: 0 });
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()["content-type"], file).toMatch(type);
      expect(sent(answer), file).toEqual(wanted(`/${file}`));
    }
  });
}

test("any other address under /guides/ is answered with the index, with 200", async ({ request }) => {
  for (const address of ["/guides/none", "/guides/none/at/all?q=apr", "/guides/none.js"]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(await answer.text()).toBe(builtText("guides.html"));
    expect(sent(answer), address).toEqual(wanted("/guides"));
  }
});

test("any other unknown address is answered with the not-found page, with 404, and is kept nowhere", async ({
  request,
}) => {
  const { "cache-control": _kept, ...headers } = wanted("/none");
  for (const address of [
    "/none",
    "/none/at/all",
    "/cards",
    "/cards/none",
    "/none-1a2b.js",
    "/search/none.json",
    "/guides-of-old",
  ]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(404);
    expect(await answer.text()).toBe(builtText("404.html"));
    expect(sent(answer), address).toMatchObject(headers);
    expect(answer.headers()["cache-control"], address).toMatch(/no-store|max-age=0/);
  }
});

test("an address with a slash or an ending too many leads to its page, query and all", async ({ request }) => {
  for (const [address, proper] of [
    ["/offers/", "/offers"],
    ["/offers.html", "/offers"],
    ["/offers/?filter=secured", "/offers?filter=secured"],
    [`${GUIDE}/`, GUIDE],
    [`${GUIDE}.html`, GUIDE],
    ["/index.html", "/"],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([301, 308], address).toContain(answer.status());
    expect(answer.headers()["location"], address).toBe(proper);
  }
});

test("no address leads to another host", async ({ request, baseURL }) => {
  for (const address of ["//example.com/", "//example.com/index.html", "/%5Cexample.com/", "/%2Fexample.com.html"]) {
    const { location = "/" } = (await request.get(`${String(baseURL)}${address}`, { maxRedirects: 0 })).headers();
    expect(new URL(location, "https://own.example").host).toBe("own.example");
    expect(location).not.toMatch(/^[/\\]{2}/);
  }
});
