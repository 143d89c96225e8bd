import { FEATURED_IDS, GUIDE_ROUTES, ROUTES } from "./support/facts";
import { attributes, decided, expect, test, texts, words } from "./support/site";

test.describe("1 What the product does and for whom", () => {
  test("it is an independent site that compares and explains credit cards", async ({ read }) => {
    const about = words(await read("/about"), "main");
    expect(about).toContain("independent site that compares and explains credit cards");
  });

  test("it promotes low APR cards, intro 0% APR offers, balance transfer cards and secured cards", async ({ read }) => {
    expect(words(await read("/"), "main")).toMatch(/low APR, 0% intro APR, balance transfer and secured cards/i);
  });

  test("it is written in American English, for readers in the United States", async ({ read }) => {
    for (const route of ROUTES) expect((await read(route))("html").attr("lang")).toBe("en-US");
    expect(words(await read("/terms"), "main")).toContain("adults in the United States");
  });

  test("the footer of every page says that the content is educational only", async ({ read }) => {
    for (const route of ROUTES) expect(words(await read(route), "footer")).toMatch(/for education only/i);
  });

  test("the footer of every page says that the site is not a bank and not a card issuer", async ({ read }) => {
    for (const route of ROUTES) expect(words(await read(route), "footer")).toMatch(/not a bank or a card issuer/);
  });

  test("the footer of every page says that offers and terms change and must be verified with the issuer before applying", async ({
    read,
  }) => {
    for (const route of ROUTES) {
      expect(words(await read(route), "footer")).toMatch(
        /Offers and terms change: verify them with the issuer before you apply/,
      );
    }
  });

  test("privacy and terms say that commissions may be earned through affiliate partnerships and don't influence reviews", async ({
    read,
  }) => {
    const privacy = words(await read("/privacy"), "main");
    expect(privacy).toMatch(/may earn commissions through affiliate partnerships; this does not influence our reviews/);
    const terms = words(await read("/terms"), "main");
    expect(terms).toMatch(/may earn commissions through affiliate partnerships/);
    expect(terms).toMatch(/Commissions do not influence: our reviews/);
  });

  test("the content gives general information, not personal financial advice", async ({ read }) => {
    expect(words(await read("/terms"), "main")).toMatch(/general information.*not personal financial advice/);
    expect(words(await read("/contact"), "main")).toMatch(/general information, not personal financial advice/);
  });

  test("most pages show display ads", async ({ read }) => {
    const withAds: string[] = [];
    for (const route of ROUTES) if ((await read(route))("[data-ad-slot]").length > 0) withAds.push(route);
    expect(withAds.length).toBeGreaterThan(ROUTES.length / 2);
    expect(withAds).toEqual(expect.arrayContaining(["/", "/offers", "/compare", "/guides", ...GUIDE_ROUTES]));
  });

  test("the home page opens with a hero: the page's one large heading and a line beneath it", async ({ read }) => {
    const $ = await read("/");
    const hero = $("main h1");
    expect(hero.length).toBe(1);
    expect(hero.text()).not.toBe("");
    expect(hero.next("p").text().length).toBeGreaterThan(40);
    expect(hero.prevAll("section, h2").length).toBe(0);
  });

  test("the home page has benefit cards", async ({ read }) => {
    const $ = await read("/");
    const cards = $("main section").first().find("li:has(> h3):has(> p)");
    expect(cards.length).toBeGreaterThanOrEqual(3);
  });

  test("the home page shows the first three featured cards", async ({ read }) => {
    const panels = attributes(await read("/"), 'main article[aria-labelledby^="panel-"]', "aria-labelledby");
    expect(panels).toEqual(FEATURED_IDS.map((id) => `panel-${id}`));
  });

  test(
    "the home page's headline statistics are 50+ cards reviewed, $2,500 average interest saved, 15M+ users helped and 4.8/5 user rating",
    decided("They are shown and marked as samples, since nothing stands behind them (16 CFR Part 465)."),
    async ({ read }) => {
      const $ = await read("/");
      const statistics = $("main section:has(> div > dl)").filter((_index, element) =>
        $(element).text().includes("15M+"),
      );
      expect(statistics.length).toBe(1);
      expect(
        statistics
          .find("dl > div")
          .toArray()
          .map((pair) => [$(pair).find("dd").text(), $(pair).find("dt").text()]),
      ).toEqual([
        ["50+", "cards reviewed"],
        ["$2,500", "average interest saved"],
        ["15M+", "users helped"],
        ["4.8/5", "user rating"],
      ]);
      expect(statistics.text()).toContain("Sample figures");
    },
  );

  test("the home page has three guide teasers", async ({ read }) => {
    const teasers = attributes(await read("/"), "main article h3 a", "href");
    expect(teasers).toHaveLength(3);
    expect(teasers.filter((href) => !GUIDE_ROUTES.includes(href))).toEqual([]);
  });

  test(
    "the home page has one testimonial, with its author's name",
    decided("The author is shown as 'Sample reader' and the quote is marked as a sample: nobody said it."),
    async ({ read }) => {
      const $ = await read("/");
      expect($("main blockquote").length).toBe(1);
      expect(words($, "main figure:has(blockquote) figcaption")).toBe("Sample reader (sample testimonial)");
    },
  );

  test("the home page has ad slots", async ({ read }) => {
    expect((await read("/"))("main [data-ad-slot]").length).toBeGreaterThanOrEqual(2);
  });

  test("the home page's calls to action lead to /compare, /guides, /calculator and /offers", async ({ read }) => {
    const $ = await read("/");
    const main = $("main").clone();
    main.find("[data-ad-slot], article").remove();
    const hrefs = main
      .find("a")
      .toArray()
      .map((link) => $(link).attr("href"));
    expect(hrefs).toEqual(expect.arrayContaining(["/compare", "/guides", "/calculator", "/offers"]));
  });

  test("the copyright year in the footer is 2025", async ({ read }) => {
    for (const route of ROUTES) {
      const $ = await read(route);
      expect($("footer").text()).toMatch(/© ?2025 /);
    }
  });

  test(
    "the default page title is 'Best {product} 2025 - Compare Rates & Apply Online'",
    decided("{product} is 'Low APR Credit Cards'; the home page carries the default title."),
    async ({ read }) => {
      expect(texts(await read("/"), "head > title")).toEqual([
        "Best Low APR Credit Cards 2025 - Compare Rates & Apply Online",
      ]);
    },
  );
});
