import { openContents } from "../../src/page-scripts/contents";

function contentsIn(width: "wide" | "narrow"): HTMLDetailsElement {
  document.body.innerHTML = "<details data-contents><summary>In this guide</summary></details>";
  Reflect.set(window, "matchMedia", () => ({ matches: width === "wide" }));
  openContents(document);
  return document.querySelector("details") ?? document.createElement("details");
}

test("a guide's table of contents is open beside the text, and folded above it", () => {
  expect(contentsIn("wide").open).toBe(true);
  expect(contentsIn("narrow").open).toBe(false);
});
