import { render } from "@testing-library/react";
import { Seo } from "../../../src/components/page/Seo";
import { SITE } from "../../support/fixture";

const TITLE = "Credit Card Offers | Plainrate";
const DESCRIPTION = SITE.offers.description;

const draw = (more: Partial<Parameters<typeof Seo>[0]> = {}) =>
  render(<Seo site={SITE} title={TITLE} description={DESCRIPTION} path="/offers" {...more} />);

/** An attribute of all that the document's head holds of one kind. */
const inHead = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));

const meta = (name: string) => inHead(`meta[name="${name}"], meta[property="${name}"]`, "content");
const links = (rel: string) => inHead(`link[rel="${rel}"]`, "href");

test("has one title, one description, one canonical address and the language", () => {
  draw();
  expect(document.title).toBe(TITLE);
  expect(meta("description")).toEqual([DESCRIPTION]);
  expect(links("canonical")).toEqual(["https://plainrate.example/offers"]);
  expect(document.documentElement).toHaveAttribute("lang", "en-US");
  expect(meta("robots")).toEqual([]);
});

test("the home page's address keeps its slash", () => {
  draw({ path: "/" });
  expect(links("canonical")).toEqual(["https://plainrate.example/"]);
});

test("og and twitter are complete and say the same", () => {
  draw();
  expect(["og:title", "og:description", "og:url", "og:image", "og:type"].map(meta)).toEqual([
    [TITLE],
    [DESCRIPTION],
    ["https://plainrate.example/offers"],
    ["https://plainrate.example/og.png"],
    ["website"],
  ]);
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual([["1200"], ["630"]]);
  expect(meta("twitter:card")).toEqual(["summary_large_image"]);
  for (const name of ["title", "description", "image"]) expect(meta(`twitter:${name}`)).toEqual(meta(`og:${name}`));
});

test("an article says that it is one", () => {
  draw({ type: "article" });
  expect(meta("og:type")).toEqual(["article"]);
});

test("a page that search engines must not keep says so and has no canonical address", () => {
  draw({ hidden: true });
  expect(meta("robots")).toEqual(["noindex"]);
  expect(links("canonical")).toEqual([]);
});

test("names icons and the feed, all of them on this site", () => {
  draw();
  expect(["icon", "apple-touch-icon", "alternate"].map(links)).toEqual([
    ["/icon.svg"],
    ["/apple-touch-icon.png"],
    ["/feed.xml"],
  ]);
});
