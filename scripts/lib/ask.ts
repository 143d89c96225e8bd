import type { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import { autocompleteMultiselect, isCancel, select, text } from "@clack/prompts";
import type { Answers, Question } from "../../src/content/tools/questions";

/** The terminal that an editor sits at; a test takes another. */
type Terminal = { input: Readable; output: Writable };

/** "  expected a rate, found …\n  hint: …" on one line, as a prompt shows it. */
const onOneLine = (fault: string) => fault.trim().replace(/\s*\n\s*/g, "; ");

/** One question at the terminal. What is refused stays in the line to be mended. */
function asked({ ask, fallback, fault, options, several }: Question, answers: Answers, terminal: Terminal) {
  const usual = fallback?.(answers) ?? "";
  const refused = (answer: string) => {
    const found = fault(answer);
    return found === null ? undefined : onOneLine(found);
  };
  if (options && several) {
    const list = options.map((value) => ({ value }));
    const validate = (chosen: string | string[] | undefined) => refused([chosen ?? []].flat().join(";"));
    const initialValues = usual.split(";");
    return autocompleteMultiselect({ message: ask, options: list, initialValues, validate, maxItems: 10, ...terminal });
  }
  if (options) return select({ message: ask, options: options.map((value) => ({ value })), ...terminal });
  const validate = (answer: string | undefined) => refused(answer?.trim() || usual);
  return text({ message: ask, placeholder: usual, defaultValue: usual, validate, ...terminal });
}

const quoted = (answer: string) => `'${answer.replaceAll("'", String.raw`'\''`)}'`;

export function usageOf(command: string, questions: readonly Question[]): string {
  const width = Math.max(...questions.map(({ name }) => name.length));
  const lines = questions.map(({ name, ask, options }) => {
    const words = options ? `: ${options.join(", ")}` : "";
    return `  --${name.padEnd(width)}  ${ask}${words}`;
  });
  return [`Usage: ${command} -- [options]`, "", "Asks for each of these that is not given:", ...lines].join("\n");
}

async function answerTo(question: Question, answers: Answers, terminal: Terminal | null): Promise<string> {
  const { name } = question;
  if (!terminal) throw new Error(`There is no answer for "${name}". Give it as --${name}=…`);
  const answer = await asked(question, answers, terminal);
  if (isCancel(answer)) throw new Error("Stopped; nothing was written.");
  return Array.isArray(answer) ? answer.join(";") : answer.trim();
}

/** Asks what no option answers, and hands all to `write`. Whatever ends it early, what was typed is printed as a command. */
export async function ask(
  command: string,
  questions: readonly Question[],
  write: (answers: Answers) => void,
  args = process.argv.slice(2),
  terminal: Terminal | null = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : null,
): Promise<void> {
  const named = Object.fromEntries(questions.map(({ name }) => [name, { type: "string" as const }]));
  const given = new Map(Object.entries(parseArgs({ args, options: named }).values));
  const answers: Answers = {};
  let typed = false;
  try {
    for (const question of questions) {
      const { name, fault } = question;
      const option = given.get(name);
      const refused = option === undefined ? null : fault(option);
      if (refused) throw new Error(`--${name} can't be taken:\n${refused}`);
      answers[name] = option ?? (await answerTo(question, answers, terminal));
      typed ||= option === undefined;
    }
    write(answers);
  } catch (error) {
    if (!typed) throw error;
    const sofar = Object.entries(answers).map(([name, answer]) => `--${name}=${quoted(answer)}`);
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n\nTo go on with what you typed:\n${command} -- ${sofar.join(" ")}`, { cause: error });
  }
}
