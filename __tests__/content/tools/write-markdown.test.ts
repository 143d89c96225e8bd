import { parseMarkdown } from "../../../src/content/read/markdown";
import { writeText } from "../../../src/content/tools/write-markdown";

const HEAD = "---\ntitle: A title\n---\n\n";

function written(markdown: string): string {
  const text = writeText({ title: "A title" }, markdown);
  expect(text.slice(0, HEAD.length)).toBe(HEAD);
  return text.slice(HEAD.length);
}

test.each([
  ["a list", "* One\n* **Two**\n", "- One\n- **Two**\n"],
  ["a numbered list", "1) One\n1) Two\n", "1. One\n2. Two\n"],
  [
    "a table",
    "|A|B|\n|:-|-|\n|  a long cell  | {term:apr\\|rates} |",
    "| A | B |\n| :--- | --- |\n| a long cell | {term:apr\\|rates} |\n",
  ],
  ["a table of dashes", "|-|\n|-|\n|-|", "| - |\n| --- |\n| - |\n"],
  ["a heading", "Part\n----\n", "## Part\n"],
  ["an emphasis", "_very_ __much__", "*very* **much**\n"],
  ["a block", "~~~callout\nkind: tip\n~~~", "```callout\nkind: tip\n```\n"],
  ["a struck word", "~~old~~ new", "~~old~~ new\n"],
  ["lines around a text", "\n\nA text.\n\n\n\nAnother.\n\n", "A text.\n\nAnother.\n"],
  ["nothing", "", ""],
])("%s is written in one way", (_what, markdown, text) => {
  expect(written(markdown)).toBe(text);
});

test("what is written says the same, and is written the same again", () => {
  const meaning = (text: string) =>
    JSON.stringify(parseMarkdown(text), (key, value: unknown) => (key === "position" ? undefined : value));
  for (const text of [
    "A \\* star, 5 * 6, snake_case and an_other_ one, [brackets], <https://a.example> & more.",
    "1\\. No list\n\n\\# No heading\n\n- One\n\n  More of it\n- Two\n\n* Another list",
    '> A quote\n> - with a list\n\n[A **bold** link](/offers "title") costs $5\\\nand a new line',
    "| a \\| b | {card:x.apr} |\n| --- | :-: |\n| `code` | *c* |",
  ]) {
    const again = written(text);
    expect(meaning(again)).toBe(meaning(`${text}\n`));
    expect(written(again)).toBe(again);
  }
});

test("what is nested too deep to be read stays as it stands", () => {
  const deep = `${"> ".repeat(3000)}a`;
  expect(written(deep)).toBe(`${deep}\n`);
});
