import { screen } from "@testing-library/react";

/** The places for advertisements on the page, in their order: what the word "Advertisement" stands on. */
export function adSlots(): HTMLElement[] {
  return screen.queryAllByText("Advertisement").map((label) => {
    const slot = label.closest<HTMLElement>("[data-ad-slot]");
    if (!slot) throw new Error("The word Advertisement stands outside of a slot.");
    return slot;
  });
}

/** The only place for an advertisement that the page has. */
export function adSlot(): HTMLElement {
  const [slot, ...others] = adSlots();
  if (!slot || others.length > 0) throw new Error(`The page has ${others.length + (slot ? 1 : 0)} ad slots.`);
  return slot;
}
