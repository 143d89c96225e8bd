import { render, screen, within } from "@testing-library/react";
import { GuideBody, GuideHeader, Sources } from "../../../src/components/guides/GuideBody";
import { adSlots } from "../../support/ads";
import { sectionsOf } from "../../support/article";
import { SITE, guideOf } from "../../support/fixture";
import { drawWithAds, wordsOf } from "../../support/draw";

const GUIDE = guideOf("every-block");
const TITLES = GUIDE.text.sections.map(({ title }) => title);

/** Sections and ads in their order: "s" and "A"; the action plan is "P". */
function layoutOf(container: HTMLElement): string {
  return [...container.querySelectorAll(":scope > section[aria-labelledby], :scope > [data-ad-slot]")]
    .map((element) => (element.hasAttribute("data-ad-slot") ? "A" : element.classList.contains("plan") ? "P" : "s"))
    .join("");
}

/** A text of so many sections, the action plan included. */
const textOf = (count: number) =>
  sectionsOf(Array.from({ length: count }, (_, index) => `## Section ${index}\n\nWords.\n\n`).join(""));

test.each([[8, "sssAsssAsP"]])("places the ads of %i sections like this: %s", (count, layout) => {
  expect(layoutOf(drawWithAds(<GuideBody text={textOf(count)} actions={[]} />).container)).toBe(layout);
});

test("uses the guides' fixed slot for its ads, each with another note", () => {
  drawWithAds(<GuideBody text={textOf(11)} actions={[]} />);
  expect(adSlots()).toHaveLength(3);
  for (const ad of adSlots()) expect(ad).toHaveAttribute("data-ad-slot", SITE.ads.slots["in-article"].id);
  const [first, second, third] = adSlots().map((ad) => within(ad).getByRole("link").textContent);
  expect(second).not.toBe(first);
  expect(third).not.toBe(second);
});

test.each([GUIDE.name])("draws %s with its intro first and the action plan last", () => {
  const { container } = drawWithAds(<GuideBody text={GUIDE.text} actions={GUIDE.actions} />);
  expect(screen.getAllByRole("heading", { level: 2 }).map(wordsOf)).toEqual(TITLES);
  expect(wordsOf(container.firstElementChild)).toBe("A debt of $5,000 at 24.99% takes 58 months at $150 a month.");

  const plan = screen.getByRole("region", { name: "What to do next" });
  expect([...container.querySelectorAll(":scope > section")].at(-1)).toBe(plan);
  const buttons = [...plan.querySelectorAll("a")].slice(-2);
  expect(buttons.map((button) => [button.textContent, button.getAttribute("href")])).toEqual([
    ["Compare cards", "/compare"],
    ["See offers", "/offers"],
  ]);
});

test("gives each table headers on both sides, in a region named unlike the others", () => {
  drawWithAds(<GuideBody text={GUIDE.text} actions={[]} />);
  const regions = screen.getAllByRole("region").filter((region) => region.hasAttribute("tabindex"));
  expect(regions.map((region) => region.getAttribute("aria-label"))).toEqual([
    "Table: Interest on $5,000 at $150 a month",
    "Table: The same debt on two cards",
    "Table: Long transfer windows side by side",
    "Table: Rate, Cost",
  ]);
  for (const region of regions) {
    const [head, ...rows] = region.querySelectorAll("tr");
    expect(head?.querySelectorAll("th[scope=col]").length).toBeGreaterThan(1);
    for (const row of rows) expect([...row.querySelectorAll("th[scope=row]")]).toEqual([row.firstElementChild]);
  }
});

test("folds the sources, links one with an address, and prints one without", () => {
  const url = "https://www.consumerfinance.gov/rules-policy/regulations/1026/16/";
  render(
    <Sources
      guide={{
        sources: [
          { label: "12 CFR 1026.16(g)", url },
          { label: "15 U.S.C. 1681c", url: null },
        ],
      }}
    />,
  );
  const sources = screen.getByRole("region", { name: "Sources" });
  expect(within(sources).getByText("Sources (2)").closest("details")).not.toHaveAttribute("open");
  const list = within(sources);
  expect(list.getAllByRole("listitem").map(wordsOf)).toEqual(["12 CFR 1026.16(g)", "15 U.S.C. 1681c"]);
  expect(list.getAllByRole("link").map((link) => [wordsOf(link), link.getAttribute("href")])).toEqual([
    ["12 CFR 1026.16(g)", url],
  ]);
});

test("shows the days of a guide, the months of its card terms, and a review long ago", () => {
  const guide = {
    ...guideOf("improve-credit-score"),
    modifiedDate: "2026-11-28",
    cardTerms: "December 2025–February 2026",
    overdueAfter: 90,
  };
  const { container } = drawWithAds(<GuideHeader guide={guide} />);
  expect(wordsOf(container)).toMatch(
    /Updated November 28, 2026 · Rates on our list December 2025–February 2026 · First published December 28, 2024\. Our last review was more than 90 days ago/,
  );
});
