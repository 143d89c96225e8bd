/** `npm run new:card`: asks for a card's facts and writes its file. */
import path from "node:path";
import { readContentFiles } from "../src/content/read/content-files";
import { addedToOrder, cardQuestions, newCard } from "../src/content/tools/new-content";
import { answersTo } from "./lib/ask";
import { readOptions, runCommand } from "./lib/options.mjs";
import { today } from "./lib/today";
import { contentFile, writeContent } from "./lib/write-content";

void runCommand(async () => {
  const root = process.cwd();
  const files = readContentFiles(root);
  const ids = files
    .filter(({ file }) => path.dirname(file) === "data/cards")
    .map(({ file }) => path.basename(file, ".json"));
  const questions = cardQuestions(ids);
  const given = readOptions("npm run new:card", Object.fromEntries(questions.map(({ name }) => [name, "answer"])));
  const answers = await answersTo(questions, given);
  const card = newCard(answers, today().slice(0, "2025-01".length));
  writeContent(root, card, addedToOrder(contentFile(files, "data/site.json"), "cardOrder", answers["id"] ?? ""));
  console.log("It is a sample with estimated terms. Check each against the issuer, then name the sources in the file.");
});
