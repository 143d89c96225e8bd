import { ROUTES } from "./support/facts";
import { expect, test } from "./support/site";

test.describe("6 Roles and permissions", () => {
  test("there is no login: no page asks for a password or links to a sign-in", async ({ read }) => {
    for (const route of ROUTES) {
      const $ = await read(route);
      expect($("input[type=password]").length).toBe(0);
      const links = $("a, button")
        .toArray()
        .map((element) => $(element).text());
      expect(links.filter((text) => /\b(log ?in|sign ?(in|up)|my account|register)\b/i.test(text))).toEqual([]);
    }
  });

  test("all pages and content are identical for every visitor", async ({ request }) => {
    const visitors = [
      { "user-agent": "Mozilla/5.0 (iPhone)", "accept-language": "es-MX" },
      { "user-agent": "Mozilla/5.0 (X11; Linux)", cookie: "role=admin; visits=9", authorization: "Basic YTpi" },
    ];
    for (const route of ROUTES) {
      const pages: string[] = [];
      for (const headers of visitors) pages.push(await (await request.get(route, { headers })).text());
      expect([route, pages[0] === pages[1]]).toEqual([route, true]);
    }
  });

  test("no visitor is given a cookie that would tell them apart", async ({ request }) => {
    for (const route of ROUTES) expect((await request.get(route)).headers()["set-cookie"]).toBeUndefined();
  });
});
