/** `npm run new:guide`: asks for a guide's facts and writes its head and an outline to fill in. */
import path from "node:path";
import { readContentFiles } from "../src/content/read/content-files";
import { settingsIn } from "../src/content/gate";
import { addedToOrder, guideQuestions, newGuide } from "../src/content/tools/new-content";
import { answersTo } from "./lib/ask";
import { readOptions, runCommand } from "./lib/options.mjs";
import { today } from "./lib/today";
import { contentFile, writeContent } from "./lib/write-content";

void runCommand(async () => {
  const root = process.cwd();
  const files = readContentFiles(root);
  const names = files
    .filter(({ file }) => path.dirname(file) === "data/guides")
    .map(({ file }) => path.basename(file, ".md"));
  const { brand, asOf, primarySources } = settingsIn(files);
  const day = today();
  const questions = guideQuestions(names, `${brand} editors`, day < asOf ? day : asOf, primarySources);
  const given = readOptions("npm run new:guide", Object.fromEntries(questions.map(({ name }) => [name, "answer"])));
  const answers = await answersTo(questions, given);
  const guide = newGuide(answers);
  writeContent(root, guide, addedToOrder(contentFile(files, "data/site.json"), "guideOrder", answers["name"] ?? ""));
  console.log('Now write the text: each place to fill in starts with "Draft:".');
});
