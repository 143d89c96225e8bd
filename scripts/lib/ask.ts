import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { Answers, Question } from "../../src/content/tools/new-content";

/**
 * Answers to all questions: from the command's options, else from whoever sits at the terminal (or from the lines that are
 * piped in). A typed answer that is refused is asked for again; a refused option ends the command, as nobody is asked.
 */
export async function answersTo(questions: readonly Question[]): Promise<Answers> {
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: "string" as const }]));
  const given = parseArgs({ options }).values;
  const answers: Answers = {};
  const terminal = createInterface({ input: process.stdin });
  const typed = terminal[Symbol.asyncIterator]();
  try {
    for (const { name, ask, fallback, fault } of questions) {
      const option = given[name];
      if (option !== undefined) {
        const refused = fault(option, answers);
        if (refused) throw new Error(`--${name} can't be taken:\n${refused}`);
        answers[name] = option;
        continue;
      }
      for (;;) {
        const usual = fallback?.(answers);
        process.stdout.write(`${ask}${usual ? ` [${usual}]` : ""}: `);
        const line = await typed.next();
        if (line.done) throw new Error(`\nThere is no answer for "${name}". Type it, or give it as --${name}=…`);
        const answer = line.value.trim() || (usual ?? "");
        const refused = fault(answer, answers);
        if (!refused) {
          answers[name] = answer;
          break;
        }
        console.log(refused);
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}
