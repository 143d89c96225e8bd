import type { Element, ElementContent, RootContent } from "hast";
import type { GuideBlock } from "../../../src/domain/guides/sections";
import { splitSections } from "../../../src/domain/guides/sections";

const text = (value: string) => ({ type: "text" as const, value });
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const heading = (title: string) => element("h2", text(title));
const paragraph = (words: string) => element("p", text(words));
const split = (...children: (RootContent | GuideBlock)[]) => splitSections(children);

const running = (...nodes: RootContent[]) => ({ kind: "text", nodes });
const TIP: GuideBlock = { kind: "callout", callout: "tip", title: null, text: [] };

test("keeps blocks between the pieces of running text", () => {
  const { intro, sections } = split(paragraph("a"), TIP, paragraph("b"), heading("One"), TIP, paragraph("c"));
  expect(intro).toEqual([running(paragraph("a")), TIP, running(paragraph("b"))]);
  expect(sections.map(({ parts }) => parts)).toEqual([[TIP, running(paragraph("c"))]]);
});

test("takes what comes before the first heading for the intro", () => {
  expect(split(paragraph("a"), text("\n"), paragraph("b"), heading("One"), paragraph("c"))).toEqual({
    intro: [running(paragraph("a"), text("\n"), paragraph("b"))],
    sections: [{ id: "one", title: "One", parts: [running(paragraph("c"))] }],
  });
});

test("takes no space between blocks for text", () => {
  const { intro } = split(text("\n"), TIP, text("\n"), TIP, text("\n"), paragraph("a"), text("\n"));
  expect(intro).toEqual([TIP, TIP, running(paragraph("a"), text("\n"))]);
});

test("opens a section at each heading of level 2", () => {
  const { sections } = split(heading("One"), element("h3", text("A part")), paragraph("a"), heading("Two"));
  expect(sections.map(({ title, parts }) => [title, parts])).toEqual([
    ["One", [running(element("h3", text("A part")), paragraph("a"))]],
    ["Two", []],
  ]);
});

test("takes a text without headings for an intro", () => {
  expect(split(paragraph("a"))).toEqual({ intro: [running(paragraph("a"))], sections: [] });
  expect(split(paragraph("a"), element("blockquote", heading("Quoted"))).sections).toEqual([]);
  expect(split()).toEqual({ intro: [], sections: [] });
});

test("makes title and id of the heading's words without its marks", () => {
  const emphasis = element("em", text("card"), element("code", text(" rates")));
  const marked = element("h2", text("Will "), emphasis, text(" fall in 2025?"), { type: "comment", value: "no" });
  expect(split(marked).sections).toEqual([
    { id: "will-card-rates-fall-in-2025", title: "Will card rates fall in 2025?", parts: [] },
  ]);
});

test("gives headings of the same words ids of their own", () => {
  const idsOf = (...titles: string[]) => split(...titles.map(heading)).sections.map(({ id }) => id);
  expect(idsOf("Fees", "Fees", "fees")).toEqual(["fees", "fees-1", "fees-2"]);
  expect(idsOf("Fees", "Fees 1", "Fees")).toEqual(["fees", "fees-1", "fees-2"]);
  expect(idsOf("Fees")).toEqual(["fees"]);
});

test("gives no heading an id that its page has", () => {
  const { sections } = split(heading("Main"), heading("Sources"), heading("Sources of credit"));
  expect(sections.map(({ id }) => id)).toEqual(["main-1", "sources-1", "sources-of-credit"]);
});
