/** The path of a browser that starts, installed if need be. */
export function findBrowser(): Promise<string>;
