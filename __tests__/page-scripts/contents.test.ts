import { fireEvent } from "@testing-library/dom";
import { followContents } from "../../src/page-scripts/contents";

/** How far below the window's top the headings are, in pixels. */
let tops: Record<string, number>;

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const isOpen = () => part("details").hasAttribute("open");
const current = () => document.querySelector("[aria-current]")?.textContent;

/** A guide of two sections in a window of 900 pixels. */
function start(width: "wide" | "narrow"): void {
  tops = { one: 400, two: 2000 };
  document.body.innerHTML = `<details data-contents><summary><span>In this guide</span> <span>2 sections</span></summary>
    <a href="#one">One</a><a href="#two">Two</a></details><h2 id="one">One</h2><h2 id="two">Two</h2>`;
  for (const heading of document.querySelectorAll("h2"))
    heading.getBoundingClientRect = () => new DOMRect(0, tops[heading.id]);
  Reflect.set(window, "innerHeight", 900);
  Reflect.set(window, "matchMedia", () => ({ matches: width === "narrow" }));
  followContents(document);
}

function scrollTo(one: number, two: number): void {
  tops = { one, two };
  fireEvent.scroll(document);
}

beforeAll(() => {
  Reflect.set(
    globalThis,
    "DOMRect",
    class {
      constructor(
        readonly left: number,
        readonly top: number,
      ) {}
    },
  );
});

test("opens the table of contents beside the text, and leaves it folded over the text", () => {
  start("wide");
  expect(isOpen()).toBe(true);
  start("narrow");
  expect(isOpen()).toBe(false);
});

test("marks the section that is read, and says which one it is", () => {
  start("narrow");
  expect([part("summary span + span").textContent, current()]).toEqual(["2 sections", undefined]);
  scrollTo(299, 1900);
  expect([part("summary span + span").textContent, current()]).toEqual(["1 of 2", "One"]);
  scrollTo(-1500, 100);
  expect([part("summary span + span").textContent, current()]).toEqual(["2 of 2", "Two"]);
  scrollTo(400, 2000);
  expect([part("summary span + span").textContent, current()]).toEqual(["2 sections", undefined]);
});

test.each(["wide", "narrow"] as const)(
  "closes the contents on a choice where they cover the text, in a %s window",
  (width) => {
    start(width);
    part("details").setAttribute("open", "");
    fireEvent.click(part("a"));
    expect(isOpen()).toBe(width === "wide");
  },
);

test("does nothing on a page without contents", () => {
  document.body.innerHTML = "<p>Words</p>";
  expect(() => followContents(document)).not.toThrow();
});
