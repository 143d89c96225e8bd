import { decided, expect, test, texts, words } from "./support/site";

const SIDE = "section[aria-labelledby=get-in-touch]";
const FAQ = 'main section:has(h2:contains("Frequently Asked Questions"))';

test.describe("2 Screens and routes: /contact", () => {
  test("the hero says 'Contact Us'", async ({ read }) => {
    expect(texts(await read("/contact"), "h1")).toEqual(["Contact Us"]);
  });

  test("there is a form under 'Send Us a Message'", async ({ read }) => {
    const $ = await read("/contact");
    expect($('main h2:contains("Send Us a Message")').nextAll("form").length).toBe(1);
  });

  test(
    "a card 'Get In Touch' gives an email address",
    decided("The address is left open; a sample site has hello@plainrate.example."),
    async ({ read }) => {
      const $ = await read("/contact");
      expect(texts($, `${SIDE} h2`)).toEqual(["Get In Touch"]);
      expect($(`${SIDE} a`).attr("href")).toBe("mailto:hello@plainrate.example");
    },
  );

  test("the card says that an answer takes 24-48 hours", async ({ read }) => {
    expect(words(await read("/contact"), SIDE)).toContain("Response time 24-48 hours");
  });

  test("the card says that the site is based in the United States", async ({ read }) => {
    expect(words(await read("/contact"), SIDE)).toContain("Based in United States");
  });

  test("there is an ad slot", async ({ read }) => {
    expect((await read("/contact"))("main [data-ad-slot]").length).toBe(1);
  });

  test("an FAQ answers four questions", async ({ read }) => {
    const $ = await read("/contact");
    expect([$(`${FAQ} dt`).length, $(`${FAQ} dd`).length]).toEqual([4, 4]);
  });

  for (const [what, question, answer] of [
    ["how cards are chosen", /choose the cards/, /low regular APR/],
    ["whether reviews are sponsored", /reviews sponsored/, /^No\./],
    ["how often data is updated: typically weekly", /often is the data updated/, /^Typically weekly\./],
    ["whether the site can pick a specific card for you", /pick a specific card/, /^No\./],
  ] as const) {
    test(`the FAQ says ${what}`, async ({ read }) => {
      const $ = await read("/contact");
      const asked = $(`${FAQ} dl > div`)
        .toArray()
        .find((pair) => question.test($(pair).find("dt").text()));
      expect(asked).toBeDefined();
      expect(asked ? $(asked).find("dd").text() : "").toMatch(answer);
    });
  }

  test("a note gives the business hours: Monday to Friday, 9 AM to 6 PM EST", async ({ read }) => {
    expect(words(await read("/contact"), "main")).toContain("Monday to Friday, 9 AM to 6 PM EST");
  });

  test("the note says that weekend messages are answered on the next business day", async ({ read }) => {
    expect(words(await read("/contact"), "main")).toMatch(/on a weekend are answered on the next business day/);
  });
});
