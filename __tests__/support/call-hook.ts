/** Calls what Gatsby calls. Its arguments have dozens of parts that no hook of ours looks at. */
export async function callHook(hook: unknown, args: object): Promise<unknown> {
  if (typeof hook !== "function") throw new Error("There is no such hook.");
  return (await Reflect.apply(hook, undefined, [args])) as unknown;
}
