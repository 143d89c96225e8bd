import { startServer } from "../../scripts/lib/static-server.mjs";
import { builtFiles, builtPath, builtText } from "./support/public-folder";
import { GUIDE_ROUTES, ROUTES, fileOf } from "./support/routes";

/** How a host answers that reads `_headers` and `_redirects`: here the project's own server, which serves the last build. */

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ port: 0, folder: builtPath(".") });
});
afterAll(() => server.close());

const ask = (address: string) => fetch(server.url + address, { redirect: "manual" });

const PROTECTED = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin",
  "content-security-policy": expect.stringContaining("frame-ancestors 'none'") as string,
  "cross-origin-opener-policy": "same-origin",
};
const ASKED_FOR_AGAIN = { "cache-control": "public, max-age=0, must-revalidate" };

const headersOf = (answer: Response) => Object.fromEntries(answer.headers);

test("answers every route with its page and the headers of a page", async () => {
  for (const route of ROUTES) {
    const answer = await ask(route);
    expect([route, answer.status]).toEqual([route, 200]);
    expect(await answer.text()).toBe(builtText(fileOf(route)));
    expect(headersOf(answer)).toMatchObject({
      ...PROTECTED,
      ...ASKED_FOR_AGAIN,
      "content-type": "text/html;charset=utf-8",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
  }
});

const KEPT = { "cache-control": "public, max-age=31536000, immutable" };
const OPEN = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

test.each([
  [/^islands\/.*\.js$/, /javascript/, KEPT],
  [/^islands\/.*\.css$/, /^text\/css/, KEPT],
  [/^islands\/.*\.json$/, /^application\/json/, KEPT],
  [/^(search|cost-cards|reported-plans)\.json$/, /^application\/json/, ASKED_FOR_AGAIN],
  [/^data\/.*\.json$/, /^application\/json/, OPEN],
  [/^data\/.*\.csv$/, /^text\/csv/, OPEN],
  [/^og\.png$/, /^image\/png/, ASKED_FOR_AGAIN],
  [/^\.well-known\/security\.txt$/, /^text\/plain;\s*charset=utf-8$/i, ASKED_FOR_AGAIN],
])("serves %s with its type and its time to be kept", async (name, type, headers) => {
  const files = builtFiles().filter((file) => name.test(file));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const answer = await ask(`/${file}`);
    expect([file, answer.status]).toEqual([file, 200]);
    expect(headersOf(answer)).toMatchObject({ ...PROTECTED, ...headers });
    expect(answer.headers.get("content-type")).toMatch(type);
  }
});

test.each(["/guides/none", "/guides/none/at/all?q=apr", "/guides/none.js"])(
  "answers %s with the index of guides, with 200",
  async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(builtText("guides.html"));
  },
);

test.each([
  ...["/none", "/none/at/all", "/cards", "/cards/none", "/islands/none-1a2b.js", "/guides-of-old"],
  ...["/404", "/_headers", "/_redirects"],
])("answers %s with the not-found page, with 404", async (address) => {
  const answer = await ask(address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(builtText("404.html"));
  expect(headersOf(answer)).toMatchObject({ ...PROTECTED, ...ASKED_FOR_AGAIN });
});

test.each([
  ["/offers/", "/offers"],
  ["/offers.html", "/offers"],
  ["/offers/?filter=secured", "/offers?filter=secured"],
  [`${String(GUIDE_ROUTES[0])}/`, GUIDE_ROUTES[0]],
  ["/index.html", "/"],
  ["//example.com/", "/example.com"],
])("redirects %s to %s", async (address, proper) => {
  const answer = await ask(address);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, proper]);
});
