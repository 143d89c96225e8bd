/** `npm run new:card`: asks for a card's facts and writes its file. */
import { cardQuestions, newCard } from "../src/content/tools/new-card";
import { ask, usageOf } from "./lib/ask";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";
import { namesIn, writeContent } from "./lib/write-content";

const COMMAND = "npm run new:card";
const questions = () => cardQuestions(namesIn("data/cards"));

void runCommand(
  () =>
    ask(COMMAND, questions(), (answers) => {
      writeContent(newCard(answers, today().slice(0, "2025-01".length)));
      console.log(
        "It is a sample with estimated terms. Check each against the issuer, then name the sources in the file.",
      );
    }),
  () => usageOf(COMMAND, questions()),
);
