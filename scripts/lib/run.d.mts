export declare const ROOT: string;

export declare function tool(name: string, ...args: string[]): [string, ...string[]];

/** The command's exit code. */
export declare function run(
  command: readonly [string, ...string[]],
  env?: NodeJS.ProcessEnv,
  folder?: string,
): Promise<number>;
