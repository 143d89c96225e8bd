import { render, within } from "@testing-library/react";
import { AdSlot, AdsContext } from "../../../src/components/ads/AdSlot";
import { WITH_NETWORK, adSlot } from "../../support/ads";
import { drawWithAds, wordsOf } from "../../support/draw";

test("says that its note is ours, and has the page's fixed id and format", () => {
  drawWithAds(<AdSlot page="home" />);
  expect(adSlot()).toHaveAttribute("data-ad-slot", "4810270101");
  expect(adSlot()).toHaveAttribute("data-ad-format", "horizontal");
  expect(wordsOf(adSlot())).toMatch(/^From PlainrateWhat \$25 more a month savesInterest on \$5,000 at 24\.99%\./);
  expect(within(adSlot()).getByRole("link", { name: "Try your own payment" })).toHaveAttribute("href", "/calculator");
});

test("is marked as an advertisement once an ad network is connected", () => {
  render(
    <AdsContext.Provider value={WITH_NETWORK}>
      <AdSlot page="home" />
    </AdsContext.Provider>,
  );
  expect(wordsOf(adSlot())).toMatch(/^AdvertisementWhat/);
});

test("lists the figures of its note", () => {
  drawWithAds(<AdSlot page="home" />);
  expect(within(adSlot()).getAllByRole("definition").map(wordsOf)).toEqual(["$3,622.30", "$2,674.57"]);
});

test.each([
  [
    "the second slot of a page has its own id and another note",
    { page: "home", slot: 1 },
    "What a rate costs in one month",
  ],
  ["where a page needs more slots, its last one comes again", { page: "home", slot: 2 }, "Read before you borrow"],
  ["after the last note the first one comes again", { page: "home", slot: 1, turn: 3 }, "What $25 more a month saves"],
] as const)("%s", (_, place, note) => {
  drawWithAds(<AdSlot {...place} />);
  expect(adSlot()).toHaveAttribute("data-ad-slot", "4810270105");
  expect(adSlot()).toHaveTextContent(note);
});

test("draws nothing without the settings of the ads", () => {
  const { container } = render(<AdSlot page="home" />);
  expect(container).toBeEmptyDOMElement();
});
