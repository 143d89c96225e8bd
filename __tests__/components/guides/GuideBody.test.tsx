import { screen, within } from "@testing-library/react";
import { GuideBody } from "../../../src/components/guides/GuideBody";
import { adSlots } from "../../support/ads";
import { sectionsOf } from "../../support/article";
import { GUIDES, SITE, guideOf } from "../../support/content";
import { drawOn, wordsOf } from "../../support/draw";

const ALL_GUIDES = GUIDES.map((guide) => [guide.name, guide] as const);

function draw(name: string) {
  const { body, actions } = guideOf(name);
  return drawOn("reading", <GuideBody text={sectionsOf(body)} actions={actions} />);
}

/** Sections and ads in the order in which they stand: "s" and "A"; the action plan is "P". */
function layoutOf(container: HTMLElement): string {
  return [...container.querySelectorAll(":scope > section, :scope > [data-ad-slot]")]
    .map((element) => (element.hasAttribute("data-ad-slot") ? "A" : element.classList.contains("plan") ? "P" : "s"))
    .join("");
}

test("an ad follows every second section, never the action plan", () => {
  expect(layoutOf(draw("improve-credit-score").container)).toBe("ssAssAssAP");
  expect(guideOf("balance-transfers-explained").body.match(/^## /gm)).toHaveLength(8);
});

test("a guide of eight sections ends with the action plan too", () => {
  expect(layoutOf(draw("balance-transfers-explained").container)).toBe("ssAssAssAsP");
});

test.each(ALL_GUIDES)(
  "%s: intro first, sections under their headings, the action plan with two buttons last",
  (name, guide) => {
    const { container } = draw(name);
    const titles = [...guide.body.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    expect(container.firstElementChild).toHaveClass("intro");
    expect(wordsOf(container.firstElementChild)).not.toBe("");

    const plan = screen.getByRole("region", { name: "What to do next" });
    expect(container.querySelectorAll(":scope > section")[titles.length - 1]).toBe(plan);
    const buttons = [...plan.querySelectorAll<HTMLAnchorElement>(".actions a")];
    expect(buttons.map((button) => [button.textContent, button.getAttribute("href")])).toEqual(
      guide.actions.map(({ label, to }) => [label, to]),
    );
    expect(buttons).toHaveLength(2);
  },
);

test("its ads stand in the guides' fixed slot, and each shows another note than the one before", () => {
  draw("balance-transfers-explained");
  const ads = adSlots();
  for (const ad of ads) expect(ad).toHaveAttribute("data-ad-slot", SITE.ads.slots["in-article"]?.id);
  const notes = ads.map((ad) => within(ad).getByRole("link").textContent);
  expect(new Set(notes).size).toBe(3);
});

test.each(ALL_GUIDES)("%s: each table scrolls in a region that is named unlike the others", (name) => {
  draw(name);
  const plain = new Set(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.closest("section")));
  const regions = screen.getAllByRole("region").filter((region) => !plain.has(region));
  expect(regions.map((region) => within(region).getAllByRole("table").length)).toEqual(
    screen.getAllByRole("table").map(() => 1),
  );
  const names = regions.map((region) => region.getAttribute("aria-label"));
  expect(new Set(names).size).toBe(names.length);
  for (const region of regions) expect(region).toHaveAttribute("tabindex", "0");
});
