import { PassThrough } from "node:stream";
import { z } from "zod";
import { ask } from "../../scripts/lib/ask";
import type { Answers, Question } from "../../src/content/tools/questions";

/** A command with three questions, at a terminal where somebody types; prints what came of it. `ask.test.ts` starts it. */

const QUESTIONS: Question[] = [
  {
    name: "rate",
    ask: "The rate",
    fault: (answer) => (/^\d+%$/.test(answer) ? null : `  expected a rate, found "${answer}"\n  hint: such as 18%`),
  },
  { name: "kind", ask: "The kind", options: ["low", "intro", "secured"], fault: () => null },
  { name: "note", ask: "A note", fallback: ({ rate = "" }) => `about ${rate}`, fault: () => null },
];

/** The words that somebody waits for before they type, and the keys; then the command's options. */
const [, , typed = "", ...options] = process.argv;
const waiting = z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(typed));
const input = new PassThrough();
const output = new PassThrough();
let shown = "";
output.on("data", (chunk: Buffer) => {
  shown += chunk.toString();
  const [next] = waiting;
  if (!next || !shown.includes(next[0])) return;
  const [, keys] = next;
  waiting.shift();
  // The prompt listens only once it has been drawn.
  setTimeout(() => input.write(keys), 50);
});
const written: Answers[] = [];
const done = ask("npm run new:guide", QUESTIONS, (answers) => written.push(answers), options, {
  input,
  output,
});
void done
  .then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  )
  .then((error) => console.log(JSON.stringify({ written, shown, error })));
