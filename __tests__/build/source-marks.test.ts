import { checkContent } from "../../src/content/gate";
import { contentLines, readEditUrl } from "../../src/build/source-marks";
import { placeOfMark, placeOfWords } from "../../src/develop/source-place";
import { CATALOGUE } from "../support/catalogue";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/every-block.md";

const lines = contentLines(CATALOGUE);
const textAt = (mark: string) => {
  const { file, line } = placeOfMark(mark, lines);
  return CATALOGUE.find((one) => one.file === file)?.text.split("\n")[line - 1];
};

test("the mark of a field leads to its line, in a card and in the head of a guide", () => {
  expect(textAt(`${CARD}#statements`)).toContain('"statements"');
  expect(textAt(`${GUIDE}#inShort`)).toContain("inShort");
});

test("a field that the file lacks has the line of what is around it, and at last that of the file", () => {
  expect(placeOfMark(`${CARD}#statements[0].terms.membership`, lines)).toMatchObject({
    file: CARD,
    field: "statements[0].terms",
  });
  expect(placeOfMark("data/site.json#contact.faq[900].answer", lines).field).toBe("contact.faq");
  expect(placeOfMark("data/cards/none.json#name", lines)).toEqual({ file: "data/cards/none.json", field: "", line: 1 });
});

test("words without a mark lead to the field that says most of them, whatever a reference in it stands for", () => {
  const fieldOf = (words: string, mark = "data/site.json#about") => {
    const { file, field } = placeOfWords(words, mark, lines);
    return `${file} ${field}`;
  };
  const [answer = ""] = /No\. We may earn a commission.*?list\./.exec(JSON.stringify(CATALOGUE)) ?? [];
  expect(fieldOf(answer)).toBe("data/site.json contact.faq[1].answer");
  expect(fieldOf("Citi Simplicity Card")).toBe(`${CARD} name`);
  expect(fieldOf("Plainrate is an independent site that compares and explains credit cards with low rates.")).toBe(
    "data/site.json about.intro",
  );
  expect(fieldOf("Words that nobody wrote")).toBe("data/site.json about");
  expect(fieldOf("", `${CARD}#statements`)).toBe(`${CARD} statements`);
});

const markOf = (text: unknown) => /"dataSource":"([^"]+)"/.exec(JSON.stringify(text))?.[1];

test("each paragraph and block of a guide says on which line it stands, if it is asked to", () => {
  const { content } = checkContent(CATALOGUE, { withLines: true });
  const guide = content?.guides.find(({ fileName }) => fileName === "every-block");
  const mark = markOf(guide?.text.intro) ?? "";
  expect(mark).toMatch(/^data\/guides\/every-block\.md:\d+$/);
  const start = /"value":"(\w+ \w+)/.exec(JSON.stringify(guide?.text.intro))?.[1] ?? "no text";
  expect(textAt(mark)).toContain(start);
  const sources = guide?.text.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => ("source" in part ? [part.source] : [])),
  );
  expect(sources?.length).toBeGreaterThan(3);
  for (const source of sources ?? []) expect(textAt(source)).toMatch(/^```\w+$/);
});

test("no part says so without being asked", () => {
  const { content } = checkContent(CATALOGUE);
  expect(JSON.stringify(content?.guides)).not.toMatch(/dataSource|"source":"data\//);
});

test("an address for editing is one, whatever the branch is called", () => {
  expect(readEditUrl("")).toBeNull();
  expect(readEditUrl("https://github.com/acme/cards/blob/fix#1")).toBe("https://github.com/acme/cards/blob/fix%231");
  for (const slip of ["github.com/acme", "https://github.com/acme/"])
    expect(() => readEditUrl(slip)).toThrow("EDIT_URL must");
});
