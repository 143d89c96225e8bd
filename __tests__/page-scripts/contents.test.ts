import { openContents } from "../../src/page-scripts/contents";

function contentsIn(width: "wide" | "narrow"): HTMLDetailsElement {
  document.body.innerHTML = "<details data-contents><summary>In this guide</summary></details>";
  Reflect.set(window, "matchMedia", () => ({ matches: width === "wide" }));
  openContents(document);
  return document.querySelector("details") ?? document.createElement("details");
}

test("opens a guide's contents beside the text, and folds them above it", () => {
  expect(contentsIn("wide").open).toBe(true);
  expect(contentsIn("narrow").open).toBe(false);
});
