import { screen, within } from "@testing-library/react";
import { GuideBody } from "../../../src/components/guides/GuideBody";
import { adSlots } from "../../support/ads";
import { sectionsOf } from "../../support/article";
import { GUIDES, SITE, guideOf } from "../../support/fixture";
import { drawOn, wordsOf } from "../../support/draw";

const ALL_GUIDES = GUIDES.map((guide) => [guide.name, guide] as const);

function draw(name: string) {
  const { text, actions } = guideOf(name);
  return drawOn("reading", <GuideBody text={text} actions={actions} />);
}

/** Sections and ads in the order in which they stand: "s" and "A"; the action plan is "P". */
function layoutOf(container: HTMLElement): string {
  return [...container.querySelectorAll(":scope > section, :scope > [data-ad-slot]")]
    .map((element) => (element.hasAttribute("data-ad-slot") ? "A" : element.classList.contains("plan") ? "P" : "s"))
    .join("");
}

/** A text of so many sections, the action plan included. */
const textOf = (count: number) =>
  sectionsOf(Array.from({ length: count }, (_, index) => `## Section ${index}\n\nWords.\n\n`).join(""));

test.each([
  [7, "ssAssAssAP"],
  [8, "ssAssAssAsP"],
])("of %i sections, an ad follows every second one, never the action plan", (count, layout) => {
  expect(layoutOf(drawOn("reading", <GuideBody text={textOf(count)} actions={[]} />).container)).toBe(layout);
});

test("an editor's own ad breaks take the place of the usual ones", () => {
  const text = textOf(7);
  text.sections[4]?.parts.push({ kind: "ad" });
  const { container } = drawOn("reading", <GuideBody text={text} actions={[]} />);
  expect(layoutOf(container)).toBe("ssssssP");
  expect(container.querySelectorAll("[data-ad-slot]")).toHaveLength(1);
});

test.each(ALL_GUIDES)(
  "%s: intro first, sections under their headings, the action plan with two buttons last",
  (name, guide) => {
    const { container } = draw(name);
    const titles = guide.text.sections.map(({ title }) => title);
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
  notes.slice(1).forEach((note, index) => expect(note).not.toBe(notes[index]));
});

test.each(ALL_GUIDES)("%s: each table has headers on both sides, in a region named unlike the others", (name) => {
  draw(name);
  const regions = screen.getAllByRole("region").filter((region) => region.hasAttribute("tabindex"));
  for (const region of regions) {
    const [head, ...rows] = within(within(region).getByRole("table")).getAllByRole("row");
    expect(within(head ?? region).getAllByRole("columnheader").length).toBeGreaterThan(1);
    for (const row of rows) expect(within(row).getAllByRole("rowheader")).toEqual([row.firstElementChild]);
  }
  const names = regions.map((region) => region.getAttribute("aria-label"));
  expect(new Set(names).size).toBe(names.length);
});
