import { referencesIn } from "./references";

/** A claim that moves, and where it stands in its file: the day or month it held (`asOf`), or up to which it holds (`until`). */
export type Claim = { kind: "asOf" | "until"; day: string; line: number; column: number };

/** Every claim of a file's text, in order. */
export function claimsIn(text: string): Claim[] {
  return text.split("\n").flatMap((line, index) =>
    referencesIn(line).flatMap(({ name, rest, offset }) => {
      if (rest === null || rest === "cards" || (name !== "asOf" && name !== "until")) return [];
      return [{ kind: name, day: rest, line: index + 1, column: offset + 1 } as const];
    }),
  );
}
