import { blockComponents } from "../../src/cms/blocks";
import { newGuide } from "../../src/content/tools/new-guide";
import { CATALOG } from "../support/catalog";

function componentOf(id: string) {
  const found = blockComponents().find((component) => component.id === id);
  if (!found) throw new Error(`There is no component ${id}.`);
  return found;
}

/** The component that Decap finds for a block, and the block as it is written again. */
function rewritten(block: string): { id: string; text: string } {
  for (const { id, pattern, fromBlock, toBlock } of blockComponents()) {
    const match = pattern.exec(block);
    if (match) return { id, text: toBlock(fromBlock(match)) };
  }
  throw new Error(`No component takes this block:\n${block}`);
}

const BLOCKS = [...CATALOG, newGuide({ name: "new", related: [], today: "2026-01-01" })]
  .filter(({ file }) => file.endsWith(".md"))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/^```\w+\n[\s\S]*?^```$/gm)].map((match, index) => [`${file} ${index + 1}`, match[0]] as const),
  );

test.each(BLOCKS)("the block %s can be opened as a form and is saved as it was", (_, block) => {
  expect(rewritten(block).text).toBe(block);
});

test("a chart is opened by the form of its kind, wherever the kind stands", () => {
  expect(rewritten("```chart\ntitle: Debt\nkind: balance\n```").id).toBe("balance");
  expect(rewritten("```chart\nkind: bars\ntitle: Debt\n```").id).toBe("bars");
});

test("a block ends at its own fence", () => {
  const two = "```cards\ntitle: A\n```\n\nText\n\n```cards\ntitle: B\n```";
  expect(componentOf("cards").pattern.exec(two)?.[0]).toBe("```cards\ntitle: A\n```");
});

test("a new callout is written as the guides write it", () => {
  expect(componentOf("callout").toBlock({ text: "Pay on time.", kind: "tip", title: "" })).toBe(
    "```callout\nkind: tip\ntext: |\n  Pay on time.\n```",
  );
});

test("a chart's plain numbers stay numbers, and its kind is written though nobody chose it", () => {
  const block = componentOf("bars").toBlock({
    title: "Interest",
    description: "Less is less.",
    unit: "dollars",
    bars: [
      { label: "24.99%", value: "300" },
      { label: "16.24%", value: "{payoff:5000,16.24,150:interest}" },
    ],
  });
  expect(block).toContain("kind: bars\n");
  expect(block).toContain("value: 300\n");
  expect(block).toContain('value: "{payoff:5000,16.24,150:interest}"');
});
