import { parseArgs } from "node:util";

/** Exit code of a command that was asked for something it doesn't know; 1 means that it looked and found faults. */
const BAD_USE = 2;

/** A command that was used wrongly. Its message says what is right. */
export class UsageError extends Error {}

/**
 * Reads a command's options. `known` names each with what it takes: a list of values, a description of a text, or true
 * for a switch. Throws a UsageError for anything else.
 *
 * `--format=github` gives `{ format: "github" }`; `arguments` is what `operand` describes.
 */
export function readOptions(command, known = {}, operand = undefined, args = process.argv.slice(2)) {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, takes]) => [name, { type: takes === true ? "boolean" : "string" }]),
  );
  const usage = [
    command,
    ...(command.startsWith("npm run") && (operand || Object.keys(known).length > 0) ? ["--"] : []),
    ...Object.entries(known).map(([name, takes]) => `[--${name}${takes === true ? "" : `=${describe(takes)}`}]`),
    ...(operand ? [`<${operand}>`] : []),
  ].join(" ");
  const refuse = (what) => new UsageError(`${what}\nUsage: ${usage}`);

  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (!Object.hasOwn(known, token.name)) throw refuse(`Unknown option "${token.rawName}".`);
    const takes = known[token.name];
    if (takes === true && token.value !== undefined) throw refuse(`The option "--${token.name}" takes no value.`);
    if (takes !== true && token.value === undefined) throw refuse(`The option "--${token.name}" needs a value.`);
    if (Array.isArray(takes) && !takes.includes(token.value)) {
      throw refuse(`The option "--${token.name}" can't be "${token.value}".`);
    }
  }
  if (!operand && positionals.length > 0) throw refuse(`Unknown argument "${positionals[0]}".`);
  if (operand && positionals.length !== 1) {
    throw refuse(positionals.length === 0 ? `The ${operand} is missing.` : `Only one ${operand} can be given.`);
  }
  return { ...values, ...(operand ? { operand: positionals[0] } : {}) };
}

function describe(takes) {
  return Array.isArray(takes) ? takes.join("|") : `<${takes}>`;
}

/** Runs a command and turns what it throws into a message and an exit code. */
export async function runCommand(command) {
  try {
    const code = await command();
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    console.error(error.message);
    process.exitCode = error instanceof UsageError ? BAD_USE : 1;
  }
}
