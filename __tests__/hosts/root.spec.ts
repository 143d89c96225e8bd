import { type APIResponse, test as plain } from "@playwright/test";
import { z } from "zod";
import { expect, openTool, test, untilReady } from "../browser/support/test";
import { builtFiles, builtText } from "../built/support/public-folder";
import { ROUTES, fileOf } from "../built/support/routes";
import { observatory } from "./support/observatory";

/** What each host must answer from the root of an address; the host is the project that runs this file. */

const REVALIDATED = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Written out once more: the tests must not take the site's own rules for granted. */
const EVERYWHERE = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

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

for (const route of ROUTES) {
  plain(
    `${route} is answered with its page, with 200 and no redirect, and with the headers of a page`,
    async ({ request }) => {
      const answer = await request.get(route, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toMatch(/^text\/html;\s*charset=utf-8$/i);
      expect(await answer.text()).toBe(builtText(fileOf(route)));
      expect(sent(answer)).toEqual(wanted(route));
      expect(sent(answer)).toMatchObject({ ...EVERYWHERE, "cache-control": REVALIDATED });
    },
  );
}

/** A preflight request, as another host's page would cause it. */
const PREFLIGHT = {
  method: "OPTIONS",
  headers: { Origin: "https://other.example", "Access-Control-Request-Method": "GET" },
};

// No such guide: the index. No such page: the not-found page.
for (const route of [...ROUTES, "/guides/none", "/none"]) {
  plain(
    `${route} has a score of 130 or more by the rules of MDN's HTTP Observatory, which is A+`,
    async ({ request }) => {
      const answer = await request.get(route, { maxRedirects: 0 });
      const preflight = await request.fetch(route, { ...PREFLIGHT, maxRedirects: 0 });
      const { score, modifiers } = observatory({
        headers: answer.headersArray(),
        html: await answer.text(),
        preflight: preflight.headersArray(),
      });
      expect(score, JSON.stringify(modifiers)).toBeGreaterThanOrEqual(130);
    },
  );

  plain(`${route} is answered with one policy, which asks for Trusted Types`, async ({ request }) => {
    const { "content-security-policy": policy = "" } = sent(await request.get(route, { maxRedirects: 0 }));
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types [a-z-]+$/);
    expect(policy).not.toContain(" AND ");
  });
}

plain("security.txt is answered as plain text in UTF-8, as the build wrote it", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt", { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain;\s*charset=utf-8$/i);
  expect(await answer.text()).toBe(builtText(".well-known/security.txt"));
  expect(sent(answer)).toEqual(wanted("/.well-known/security.txt"));
});

plain("the editors' page has one policy, never its own beside that of the site's pages", async ({ request }) => {
  for (const address of ["/admin", "/admin/", "/admin/admin.js"]) {
    // A build without that page answers with the not-found page; some hosts then send the policy of that one.
    const { "content-security-policy": policy } = sent(await request.get(address));
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' [^,]+$/);
    expect(policy).not.toContain(" AND ");
  }
});

plain("a page that has not changed is not sent again", async ({ request }) => {
  const { etag = "" } = (await request.get("/offers")).headers();
  expect(etag).not.toBe("");
  expect((await request.get("/offers", { headers: { "If-None-Match": etag } })).status()).toBe(304);
});

for (const [address, headers] of [
  [/^app-[0-9a-f]+\.js$/, { ...EVERYWHERE, "cache-control": IMMUTABLE }],
  [/^search\/.*\.json$/, { ...EVERYWHERE, "cache-control": IMMUTABLE }],
  [/^page-data\/offers\/page-data\.json$/, { ...EVERYWHERE, "cache-control": REVALIDATED }],
  [/^og\.png$/, { ...EVERYWHERE, "cache-control": REVALIDATED }],
  [
    /^data\/cards\.json$/,
    {
      ...EVERYWHERE,
      "cache-control": REVALIDATED,
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
    },
  ],
] as const) {
  plain(`${String(address)} is kept, and may be read, as it should be`, async ({ request }) => {
    const files = builtFiles().filter((file) => address.test(file));
    expect(files).not.toEqual([]);
    for (const file of files) {
      const answer = await request.get(`/${file}`);
      expect(answer.status()).toBe(200);
      expect(sent(answer)).toEqual(wanted(`/${file}`));
      expect(sent(answer)).toMatchObject(headers);
      if (!("access-control-allow-origin" in headers)) {
        expect(sent(answer)).not.toHaveProperty("access-control-allow-origin");
      }
    }
  });
}

for (const [address, type] of [
  ["/data/cards.csv", /^text\/csv/],
  ["/data/guides.json", /^application\/json/],
  ["/feed.xml", /^(application|text)\/(atom\+)?xml/],
  ["/icon.svg", /^image\/svg\+xml/],
] as const) {
  plain(`${address} says what it is`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(type);
  });
}

plain("any other address under /guides/ is answered with the index, with 200", async ({ request }) => {
  for (const address of ["/guides/none", "/guides/none/at/all?q=apr", "/guides/none.js"]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toBe(builtText("guides.html"));
    expect(sent(answer)).toMatchObject({ ...EVERYWHERE, "cache-control": REVALIDATED });
  }
});

plain(
  "any other unknown address is answered with the not-found page, with 404, and is kept nowhere",
  async ({ request }) => {
    for (const address of ["/none", "/none/at/all", "/none-1a2b.js", "/search/none.json", "/guides-of-old"]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toBe(builtText("404.html"));
      expect(sent(answer)).toMatchObject(EVERYWHERE);
      expect(answer.headers()["cache-control"]).toMatch(/no-store|max-age=0/);
    }
  },
);

for (const [address, proper] of [
  ["/offers/", "/offers"],
  ["/offers.html", "/offers"],
  ["/offers/?filter=secured", "/offers?filter=secured"],
  ["/guides/improve-credit-score/", "/guides/improve-credit-score"],
  ["/guides/improve-credit-score.html", "/guides/improve-credit-score"],
  ["/index.html", "/"],
] as const) {
  plain(`${address} leads to ${proper}`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([301, 308]).toContain(answer.status());
    expect(answer.headers()["location"]).toBe(proper);
  });
}

plain("no address leads to another host", async ({ request, baseURL }) => {
  for (const address of ["//example.com/", "//example.com/index.html", "/%5Cexample.com/", "/%2Fexample.com.html"]) {
    const { location = "/" } = (await request.get(`${String(baseURL)}${address}`, { maxRedirects: 0 })).headers();
    expect(new URL(location, "https://own.example").host).toBe("own.example");
    expect(location).not.toMatch(/^[/\\]{2}/);
  }
});

test("a tool works, and its links change the page in place", async ({ page }) => {
  await openTool(page, "/offers?filter=secured");
  await expect.poll(() => page.getByRole("article").count()).toBeLessThan(10);
  await page.getByRole("banner").getByRole("link", { name: "Calculator" }).click();
  await expect(page).toHaveURL("/calculator");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Card Payoff Calculator");
});

test("under an unknown address the index of guides can be used", async ({ page }) => {
  await page.goto("/guides/none");
  await untilReady(page);
  await expect(page.getByText("15 articles found")).toBeVisible();
  await page.getByLabel("Search guides and articles").fill("student");
  await expect(page.getByText("15 articles found")).toBeHidden();
  await expect(page).toHaveURL(/^[^?]*\/guides\/none(\?q=student)?$/);
});
