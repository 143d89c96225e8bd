export declare class UsageError extends Error {}

/** What an option takes: one of some values, a text that is described, or nothing. */
type Takes = readonly string[] | string | true;

type Options<Known extends Record<string, Takes>> = {
  [Name in keyof Known]?: Known[Name] extends true
    ? boolean
    : Known[Name] extends readonly (infer Value)[]
      ? Value
      : string;
};

export declare function readOptions<const Known extends Record<string, Takes>>(
  command: string,
  known?: Known,
  operand?: undefined,
  args?: readonly string[],
): Options<Known>;
export declare function readOptions<const Known extends Record<string, Takes>>(
  command: string,
  known: Known,
  operand: string,
  args?: readonly string[],
): Options<Known> & { operand: string };

export declare function runCommand(command: () => unknown): Promise<void>;
