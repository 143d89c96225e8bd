/** The oldest browsers whose language and style sheets the output is written in, as esbuild names them. */
export const BROWSERS = ["chrome111", "edge111", "firefox113", "safari16.4"];
