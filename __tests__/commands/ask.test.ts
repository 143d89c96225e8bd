import { execFileSync } from "node:child_process";
import { z } from "zod";

const DOWN = "\u001B[B";
const ENTER = "\r";
const BACKSPACE = "\u007F";
const CONTROL_C = "\u0003";

const outcomeSchema = z.object({
  written: z.array(z.record(z.string(), z.string())),
  shown: z.string(),
  error: z.string().nullable(),
});

/** What comes of typing at each question, once its words stand there; `options` were given with the command. */
function answered(typed: Record<string, string>, ...options: string[]) {
  const keys = JSON.stringify(Object.entries(typed));
  const args = ["--no", "--", "tsx", "__tests__/support/answer-at-terminal.ts", keys, ...options];
  return outcomeSchema.parse(JSON.parse(execFileSync("npx", args, { encoding: "utf8" })));
}

test("an answer that is refused stays there to be mended, words are chosen with arrow keys, and Enter takes the usual one", () => {
  const { written, shown } = answered({
    "The rate": `cheap${ENTER}`,
    "expected a rate": `${BACKSPACE.repeat(5)}18%${ENTER}`,
    "The kind": DOWN + ENTER,
    "A note": ENTER,
  });
  expect(shown).toContain('expected a rate, found "cheap"; hint: such as 18%');
  expect(written).toEqual([{ rate: "18%", kind: "intro", note: "about 18%" }]);
});

test("what was typed before Ctrl-C is printed as the command that goes on from there", () => {
  const { written, error } = answered({ "The rate": `18%${ENTER}`, "The kind": CONTROL_C });
  expect(written).toEqual([]);
  expect(error).toBe(
    "Stopped; nothing was written.\n\nTo go on with what you typed:\nnpm run new:guide -- --rate='18%'",
  );
});

test("an answer that is given as an option is not asked for", () => {
  const { written, shown } = answered({ "A note": `Ann's${ENTER}` }, "--rate=20%", "--kind=low");
  expect(written).toEqual([{ rate: "20%", kind: "low", note: "Ann's" }]);
  expect(shown).not.toContain("The rate");
});
