/** `npm run new:guide`: asks for a guide's facts and writes its head and an outline to fill in. */
import { settingsIn } from "../src/content/gate";
import { readContentFiles } from "../src/content/read/content-files";
import { guideQuestions, newGuide } from "../src/content/tools/new-guide";
import { ask, usageOf } from "./lib/ask";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";
import { namesIn, writeContent } from "./lib/write-content";

const COMMAND = "npm run new:guide";

function questions() {
  const { brand, primarySources } = settingsIn(readContentFiles(process.cwd()));
  return guideQuestions(namesIn("data/guides"), `${brand} editors`, today(), primarySources);
}

void runCommand(
  () =>
    ask(COMMAND, questions(), (answers) => {
      writeContent(newGuide(answers));
      console.log(
        'Now write the text: each place to fill in starts with "Draft:". When it is written, take "draft: true" out.',
      );
    }),
  () => usageOf(COMMAND, questions()),
);
