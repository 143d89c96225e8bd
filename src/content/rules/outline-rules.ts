import type { Heading, Root, RootContent } from "mdast";
import { quote } from "../fault";
import { extentOf, plainText } from "../read/markdown";
import type { SourceFile } from "../read/source-file";
import type { Whole } from "../read/whole";
import { repeatsIn } from "./repeats";

/** The headings of a text as a whole, which readers find their way by. */

/** The last section of every guide: its action plan (specification, section 2). */
export const ACTION_PLAN = "What to do next";

export const LEVELS_HINT = "## for a section, ### within it";

/** Reports what is wrong with the headings of the guides and pages. A draft's outline may be incomplete. */
export function checkHeadings({ guides, pages }: Whole): void {
  for (const { source, text } of [...guides, ...pages]) {
    if (!text) continue;
    checkHeadingLengths(text.tree, source);
    checkEarlyParts(text.tree, source);
    checkRepeatedHeadings(text.tree, source);
  }
  for (const { source, value: head, text } of guides) if (text && !head?.draft) checkOutline(text.tree, source);
}

function headingsIn(tree: Root): Heading[] {
  return tree.children.filter((node) => node.type === "heading");
}

const lineOf = (node: RootContent | undefined) => (node ? extentOf(node).start.line : 1);

/** Reports a heading that its text or its section has had before: readers couldn't tell them apart in the contents. */
function checkRepeatedHeadings(tree: Root, source: SourceFile): void {
  let section = "";
  const headings = headingsIn(tree).map((heading) => {
    const text = plainText(heading);
    if (heading.depth === 2) section = text;
    return {
      text,
      place: source.placeInBody(lineOf(heading)),
      name: heading.depth === 2 ? text : `${section}: ${text}`,
    };
  });
  for (const { item, first } of repeatsIn(headings, ({ name }) => name))
    source.reportAt(item.place, "each heading once", `${quote(item.text)}, as on line ${first.place.line}`);
}

/** Reports headings of level 3 before the first of level 2: there is no section yet that they could be a part of. */
export function checkEarlyParts(tree: Root, source: SourceFile): void {
  for (const heading of headingsIn(tree)) {
    if (heading.depth === 2) return;
    if (heading.depth !== 3) continue;
    const found = `${quote(plainText(heading))} of level 3`;
    source.reportAt(source.placeInBody(lineOf(heading)), "a heading of level 2 first", found, LEVELS_HINT);
  }
}

/** Reports faults in the outline of a guide: an intro first, at least four sections, the action plan last. */
export function checkOutline(tree: Root, source: SourceFile): void {
  const [first] = tree.children;
  const sections = headingsIn(tree).filter(({ depth }) => depth === 2);
  const last = sections.at(-1);
  const report = (line: number, expected: string, found: string) =>
    source.reportAt(source.placeInBody(line), expected, found);
  if (first?.type !== "paragraph") {
    report(1, "an intro of one paragraph or more before the first heading", first?.type ?? "nothing");
  }
  if (sections.length < 5) {
    report(1, "at least four sections and the action plan", `${sections.length} headings of level 2`);
  }
  if (!last || plainText(last) !== ACTION_PLAN) {
    report(lineOf(last), `"## ${ACTION_PLAN}" as the last section`, last ? quote(plainText(last)) : "no section");
  }
}

/** What fits into the list of contents. */
const LONGEST_HEADING = 90;

/** Reports headings that would not fit into the list of contents. */
function checkHeadingLengths(tree: Root, source: SourceFile): void {
  for (const heading of headingsIn(tree)) {
    const { length } = plainText(heading);
    if (length <= LONGEST_HEADING) continue;
    const expected = `a heading of at most ${LONGEST_HEADING} characters`;
    const hint = `shorten it by ${length - LONGEST_HEADING}`;
    source.reportAt(source.placeInBody(lineOf(heading)), expected, `${length} characters`, hint);
  }
}
