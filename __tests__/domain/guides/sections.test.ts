import type { Element, ElementContent, RootContent } from "hast";
import type { GuideBlock } from "../../../src/domain/guides/guide-block";
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

test("blocks keep their places between the pieces of running text", () => {
  const { intro, sections } = split(paragraph("a"), TIP, paragraph("b"), heading("One"), TIP, paragraph("c"));
  expect(intro).toEqual([running(paragraph("a")), TIP, running(paragraph("b"))]);
  expect(sections.map(({ parts }) => parts)).toEqual([[TIP, running(paragraph("c"))]]);
});

test("what stands before the first heading is the intro", () => {
  expect(split(paragraph("a"), text("\n"), paragraph("b"), heading("One"), paragraph("c"))).toEqual({
    intro: [running(paragraph("a"), text("\n"), paragraph("b"))],
    sections: [{ id: "one", title: "One", parts: [running(paragraph("c"))] }],
  });
});

test("the space between two blocks, and before the first paragraph, is no text", () => {
  const { intro } = split(text("\n"), TIP, text("\n"), TIP, text("\n"), paragraph("a"), text("\n"));
  expect(intro).toEqual([TIP, TIP, running(paragraph("a"), text("\n"))]);
});

test("each heading of level 2 opens a section, and no other heading does", () => {
  const { sections } = split(heading("One"), element("h3", text("A part")), paragraph("a"), heading("Two"));
  expect(sections.map(({ title, parts }) => [title, parts])).toEqual([
    ["One", [running(element("h3", text("A part")), paragraph("a"))]],
    ["Two", []],
  ]);
});

test("a text without headings is all intro, one within a quote doesn't count, and an empty text is nothing", () => {
  expect(split(paragraph("a"))).toEqual({ intro: [running(paragraph("a"))], sections: [] });
  expect(split(paragraph("a"), element("blockquote", heading("Quoted"))).sections).toEqual([]);
  expect(split()).toEqual({ intro: [], sections: [] });
});

test("title and id are the heading's words without its marks", () => {
  const emphasis = element("em", text("card"), element("code", text(" rates")));
  const marked = element("h2", text("Will "), emphasis, text(" fall in 2025?"), { type: "comment", value: "no" });
  expect(split(marked).sections).toEqual([
    { id: "will-card-rates-fall-in-2025", title: "Will card rates fall in 2025?", parts: [] },
  ]);
});

test("headings of the same words get ids of their own, and a second text starts anew", () => {
  const idsOf = (...titles: string[]) => split(...titles.map(heading)).sections.map(({ id }) => id);
  expect(idsOf("Fees", "Fees", "fees")).toEqual(["fees", "fees-1", "fees-2"]);
  expect(idsOf("Fees", "Fees 1", "Fees")).toEqual(["fees", "fees-1", "fees-2"]);
  expect(idsOf("Fees")).toEqual(["fees"]);
});

test("no heading gets an id that its page has already", () => {
  const { sections } = split(heading("Main"), heading("Sources"), heading("Sources of credit"));
  expect(sections.map(({ id }) => id)).toEqual(["main-1", "sources-1", "sources-of-credit"]);
});
