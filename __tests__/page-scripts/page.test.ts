import { open } from "../support/address";
import { Viewport } from "../support/viewport";

test("runs the menu, the ads' question and the missing path", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const hidePopover = jest.fn();
  Reflect.set(HTMLElement.prototype, "hidePopover", hidePopover);
  open("/missed");
  document.body.innerHTML = `
    <nav popover><a href="#here">Here</a></nav>
    <main data-missing-page="/guides"></main>
    <section hidden data-ad-frame="/ad-frame"></section>`;
  const menu = document.querySelector("nav");
  if (!menu) throw new Error("no menu");
  menu.matches = (selector) => selector === ":popover-open";

  const viewport = new Viewport();
  viewport.install();
  await import("../../src/page-scripts/page-with-ads");
  await import("../../src/page-scripts/missing-path");

  expect(logged.mock.calls).toEqual([["Page not found: /missed"]]);
  expect(document.querySelector("section")).toBeVisible();
  document.querySelector("a")?.click();
  expect(hidePopover).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
