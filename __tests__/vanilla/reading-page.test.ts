import { open } from "../support/address";

test("all that a reading page runs: the menu, the missing path and the ads' question", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const hidePopover = jest.fn();
  Reflect.set(HTMLElement.prototype, "hidePopover", hidePopover);
  open("/missed");
  document.body.innerHTML = `
    <nav popover><a href="#here">Here</a></nav>
    <main data-missing-page=""></main>
    <section hidden data-ad-script="https://ads.example/ads.js"></section>`;
  const menu = document.querySelector("nav");
  if (!menu) throw new Error("no menu");
  menu.matches = (selector) => selector === ":popover-open";

  await import("../../src/vanilla/reading-page");

  expect(logged.mock.calls).toEqual([["Page not found: /missed"]]);
  expect(document.querySelector("section")).toBeVisible();
  document.querySelector("a")?.click();
  expect(hidePopover).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
