/** `npm run new:guide`: asks for a guide's facts and writes its head and an outline to fill in. */
import { settingsIn } from "../src/content/gate";
import { readContentFiles } from "../src/content/read/content-files";
import { guideQuestions, newGuide } from "../src/content/tools/new-guide";
import { ask } from "./lib/ask";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";
import { namesIn, writeContent } from "./lib/write-content";

void runCommand(() => {
  const { brand, primarySources } = settingsIn(readContentFiles(process.cwd()));
  const questions = guideQuestions(namesIn("data/guides"), `${brand} editors`, today(), primarySources);
  return ask("npm run new:guide", questions, (answers) => {
    writeContent(newGuide(answers));
    console.log(
      'Now write the text: each place to fill in starts with "Draft:". When it is written, take "draft: true" out.',
    );
  });
});
