import { checkFile, faultTexts } from "../../src/cms/check";
import { readContentFiles } from "../../src/content/content-files";
import { LAUNCH_FOLDER } from "../support/launch-folder";

const FILES = readContentFiles(LAUNCH_FOLDER);
const CARD = "data/cards/citi-simplicity.json";

function cardText(change: (text: string) => string): { file: string; text: string } {
  const text = FILES.find(({ file }) => file === CARD)?.text ?? "";
  return { file: CARD, text: change(text) };
}

test("an entry in order has no faults and is in the content that the preview draws", () => {
  const { content, faults } = checkFile(
    FILES,
    cardText((text) => text.replace("18.24% - 28.99%", "17.99% - 28.74%")),
  );
  expect(faults).toEqual([]);
  expect(content?.cards.find(({ id }) => id === "citi-simplicity")?.apr).toBe("17.99% - 28.74%");
});

test("a fault is told in the words of the gate, and the preview keeps what was saved", () => {
  const { content, faults } = checkFile(
    FILES,
    cardText((text) => text.replace("18.24% - 28.99%", "18.24-28.99")),
  );
  expect(faultTexts(faults)).toEqual([
    'line 5:10  apr\n  expected a rate or a range such as "18.24% - 28.24%", found "18.24-28.99"\n  hint: keep both % signs, a space on each side of the hyphen, the lower rate first',
  ]);
  expect(content?.cards.find(({ id }) => id === "citi-simplicity")?.apr).toBe("18.24% - 28.99%");
});

test("a new card can be looked at before its name stands in the settings", () => {
  const { text } = cardText((before) => before.replaceAll("citi-simplicity", "new-card"));
  const { content, faults } = checkFile(FILES, { file: "data/cards/new-card.json", text });
  expect(faults).toEqual([]);
  expect(content?.cards.at(-1)?.id).toBe("new-card");
});
