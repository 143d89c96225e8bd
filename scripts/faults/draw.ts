/**
 * Draws thirty faults by a fixed seed: mutants of the domain, the content gate and the components, and faults of whole
 * pages from the pool. `npx tsx scripts/faults/draw.ts` writes them to faults.json beside this file.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { type Fault, POOL } from "./pool";

const SEED = 20_261_123;
const DRAWN = { domain: 9, content: 3, components: 5, pool: 13 } as const;

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&",
};

type Mutant = { file: string; line: number; start: number; from: string; to: string };

/** Everything in a file that a slip of the hand could turn around. */
function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Mutant[] = [];
  const add = (node: ts.Node, to: string) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, start, from: text.slice(start, node.end), to });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS[node.operatorToken.getText(source)];
      if (other !== undefined) add(node.operatorToken, other);
    }
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll("_", "")) + 1));
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(source));
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = [node.whenTrue.getText(source), node.whenFalse.getText(source)];
      add(node, `${node.condition.getText(source)} ? ${no} : ${yes}`);
    }
    if (ts.isJsxAttribute(node) && /^(?:aria-|disabled|type|hidden|scope|role)/.test(node.name.getText(source)))
      add(node, "");
    // Types are no behaviour.
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => path.posix.join(folder, name));
}

const random = numbersOf(SEED);

function draw<T>(all: readonly T[], count: number): T[] {
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

const mutants = (["domain", "content", "components"] as const).flatMap((folder) =>
  draw(filesOf(`src/${folder}`).flatMap(mutantsOf), DRAWN[folder]),
);
const pool: Fault[] = draw(POOL, DRAWN.pool);
for (const { file, from } of pool)
  if (!readFileSync(file, "utf8").includes(from)) throw new Error(`${file}: no "${from}"`);

const faults = [...mutants, ...pool].map((fault, index) => ({ number: index + 1, ...fault }));
writeFileSync("scripts/faults/faults.json", `${JSON.stringify(faults, null, 2)}\n`);
for (const fault of faults) console.log(JSON.stringify(fault));
