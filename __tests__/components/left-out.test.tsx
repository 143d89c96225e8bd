import { render } from "@testing-library/react";
import { isValidElement } from "react";
import AboutPage from "../../src/pages/about";
import ContactPage from "../../src/pages/contact";
import GuidesPage from "../../src/pages/guides";
import HomePage from "../../src/pages/index";
import { CARDS, GUIDES, SITE, TEXTS } from "../support/fixture";

/** Pages whose owner has left out what there is nothing true to say of. */

/** Draws a page with data as its query gives it. */
function drawPage(page: (props: never) => unknown, data: object): string {
  const drawn: unknown = Reflect.apply(page, undefined, [{ data: { page: { data } } }]);
  if (!isValidElement(drawn)) throw new Error("The page draws nothing.");
  return render(drawn).container.innerHTML;
}

const OWN = { ...SITE, sampleData: false };

const home = (texts: object) =>
  drawPage(HomePage, { site: SITE, texts: { ...TEXTS.home, ...texts }, cards: CARDS, guides: GUIDES });
const about = (texts: object) =>
  drawPage(AboutPage, { site: SITE, texts: { ...TEXTS.about, ...texts }, cards: CARDS.length, plans: 0 });
const guides = (site: object, texts: object = {}) =>
  drawPage(GuidesPage, { site, texts: { ...TEXTS.guides, ...texts }, guides: GUIDES });
const contact = (site: object) => drawPage(ContactPage, { site, texts: TEXTS.contact });

test("draws no heading for statistics, a testimonial or people left out, and keeps the ads", () => {
  const ads = (html: string) => html.match(/data-ad-slot/g)?.length;
  const [full, bare] = [home({}), home({ statistics: [], testimonial: null })];
  expect([full.includes("By the numbers"), full.includes("<blockquote")]).toEqual([true, true]);
  expect([bare.includes("By the numbers"), bare.includes("<blockquote")]).toEqual([false, false]);
  expect(ads(bare)).toBe(ads(full));
  const alone = about({ team: [] });
  expect([about({}).includes("Our Expert Team"), alone.includes("Our Expert Team")]).toEqual([true, false]);
  expect(ads(alone)).toBe(ads(about({})));
});

test("shows a form without an endpoint on a sample site alone", () => {
  expect([contact(SITE), contact(OWN)].map((html) => html.includes("<form"))).toEqual([true, false]);
  expect(contact(OWN)).toContain(`Write to <a href="mailto:${SITE.email}">`);
  expect(
    [guides(SITE), guides(OWN), guides(SITE, { newsletter: null })].map((html) => html.includes("Subscribe")),
  ).toEqual([true, false, false]);
});
