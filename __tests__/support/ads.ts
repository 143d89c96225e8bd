import { screen } from "@testing-library/react";
import type { Site } from "../../src/domain/site/site";
import { SITE } from "./fixture";

/** The settings of a site with an ad network. */
export const WITH_NETWORK: Site["ads"] = {
  ...SITE.ads,
  provider: "script",
  script: "https://ads.example/ads.js",
  client: "pub-1",
};

/** Makes the browser refuse to keep anything. Gives what ends it. */
export function refuseStorage(): () => void {
  const refused = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  return () => refused.mockRestore();
}

/** The places for advertisements on the page, in their order. */
export function adSlots(): HTMLElement[] {
  return screen.queryAllByText(/^(Advertisement|From Plainrate)$/).map((label) => {
    const slot = label.closest<HTMLElement>("[data-ad-slot]");
    if (!slot) throw new Error("The label of an advertisement stands outside of a slot.");
    return slot;
  });
}

/** The only place for an advertisement that the page has. */
export function adSlot(): HTMLElement {
  const [slot, ...others] = adSlots();
  if (!slot || others.length > 0) throw new Error(`The page has ${others.length + (slot ? 1 : 0)} ad slots.`);
  return slot;
}
