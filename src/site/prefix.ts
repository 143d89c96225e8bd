/** The path below which the site lies, such as "/cards"; empty if it has a host to itself. The bundlers fill it in. */
declare const __PATH_PREFIX__: string;

/** A path of this site as the browser must ask for it. */
export function withPrefix(path: string): string {
  return __PATH_PREFIX__ + path;
}
