import { expect, test, texts, words } from "./support/site";

type Part = [what: string, heading: RegExp, says: RegExp];

const PRIVACY: Part[] = [
  ["what information is collected", /Information collected/, /IP address, browser type/],
  ["how it is used", /How information is used/, /Nothing is used to build a profile/],
  ["that it is not sold or transferred without consent", /Sharing/, /do not sell.*without your consent/],
  [
    "cookies and analytics: a web analytics service and an ad service",
    /Cookies, analytics/,
    /analytics service[^]*ad service/,
  ],
  ["data security", /Data security/, /no accounts and no visitor database/],
  ["how to make contact", /^Contact$/, /hello@plainrate\.example/],
];

const TERMS: Part[] = [
  ["acceptance", /Acceptance/, /By using this site you accept/],
  ["the license: personal, non-commercial viewing", /Use license/, /view.*personal, non-commercial use/],
  ["that the content is educational", /Educational content/, /general information/],
  ["external links and affiliate commissions", /External links and affiliate/, /earn commissions through affiliate/],
  ["limitations", /Limitations/, /provided as it is/],
  ["how to make contact", /^Contact$/, /hello@plainrate\.example/],
];

const DISCLAIMER: [what: string, says: RegExp][] = [
  ["that the site is educational only", /Educational information only.*general information/],
  ["that it is not a financial institution", /not a financial institution/],
  ["that rates and terms change without notice", /Issuers change rates, fees.* without notice/],
  ["that there are affiliate relationships", /Affiliate relationships.*may earn commissions/],
  ["that professionals should be consulted", /consider talking to a qualified financial adviser/],
];

test.describe("2 Screens and routes: legal pages", () => {
  for (const [route, parts] of [
    ["/privacy", PRIVACY],
    ["/terms", TERMS],
  ] as const) {
    for (const [what, heading, says] of parts) {
      test(`${route} covers ${what}`, async ({ read }) => {
        const $ = await read(route);
        const part = $("main section")
          .filter((_index, element) => heading.test($(element).find("h2").text()))
          .first();
        expect(part.length).toBe(1);
        expect(part.text()).toMatch(says);
      });
    }
  }

  test("/privacy was last updated in January 2025", async ({ read }) => {
    expect(texts(await read("/privacy"), "main p")).toContain("Last updated January 2025");
  });

  for (const [what, says] of DISCLAIMER) {
    test(`/disclaimer says ${what}`, async ({ read }) => {
      expect(words(await read("/disclaimer"), "main")).toMatch(says);
    });
  }
});
