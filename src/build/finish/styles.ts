import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { build, transform } from "esbuild";
import { PurgeCSS } from "purgecss";
import { z } from "zod";
import { filesIn } from "../../content/content-files";
import { FONTS_FOLDER } from "../../site/routes";
import { BROWSERS } from "./bundle";

/** All style sheets of the site as one, and what of it each page needs. */

const FONT = ".woff2";

/** The names of CSS modules' classes in pages, by those in their file; a file by its absolute path. */
const NAMES = z.record(z.string(), z.record(z.string(), z.string()));

export type ClassNames = z.output<typeof NAMES>;

/** Puts sheets that others are composed of first, as webpack does in develop: the later rule counts. */
const sharedFirst = (one: string, other: string) => Number(other.includes("/ui/")) - Number(one.includes("/ui/"));

/** Throws if two CSS modules have one name: their classes could not be kept apart. */
function modulesIn(root: string): string[] {
  const source = path.join(root, "src");
  const files = filesIn(source).filter((file) => file.endsWith(".module.css"));
  const names = files.map((file) => path.basename(file));
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice) throw new Error(`There are two style sheets of the name ${twice}.`);
  return files.map((file) => path.join(source, file)).sort(sharedFirst);
}

/** Asks esbuild, which gives them to scripts alone; so a script is made that knows them, and run. */
export async function classNames(root: string): Promise<ClassNames> {
  const files = modulesIn(root);
  const imports = files.map((file, place) => `import classes${place} from ${JSON.stringify(file)};`);
  const entries = files.map((file, place) => `${JSON.stringify(file)}: classes${place}`);
  const { outputFiles } = await build({
    stdin: { contents: `${imports.join("")} export const names = {${entries.join()}};`, resolveDir: root },
    bundle: true,
    format: "iife",
    globalName: "styles",
    outdir: root,
    write: false,
    logLevel: "silent",
  });
  const script = outputFiles.find(({ path: file }) => file.endsWith(".js"));
  return NAMES.parse(runInNewContext(`${script?.text ?? ""} styles.names`));
}

export async function compileStyles(root: string, prefix: string) {
  const output = path.join(root, "public");
  // Each by itself: as a bundle, a sheet that others are composed of would come before the last of them, after the rest.
  const sheets = await Promise.all(
    modulesIn(root).map((file) => transform(readFileSync(file, "utf8"), { loader: "local-css", sourcefile: file })),
  );
  const { outputFiles } = await build({
    stdin: {
      contents: ['@import "./global.css";', ...sheets.map(({ code }) => code)].join("\n"),
      loader: "css",
      resolveDir: path.join(root, "src/styles"),
    },
    bundle: true,
    minify: true,
    target: BROWSERS,
    loader: { [FONT]: "file" },
    outdir: output,
    assetNames: `${FONTS_FOLDER}/[name]-[hash]`,
    publicPath: `${prefix}/`,
    write: false,
  });
  const fonts = outputFiles
    .filter(({ path: file }) => file.endsWith(FONT))
    .map(({ path: file, contents }) => ({ name: path.relative(output, file).split(path.sep).join("/"), contents }));
  const sheet = outputFiles.find(({ path: file }) => !file.endsWith(FONT));
  return {
    /** The whole style sheet, minified: the global styles, then the components'. */
    css: sheet?.text.trim() ?? "",
    fonts,
  };
}

/** Attributes that scripts and browsers set while a page is used, so that no HTML shows them. */
const SET_ATTRIBUTES = ["aria-current", "data-query", "data-ready", "data-ad-shown", "open"];

/** States and parts of elements, which no HTML shows; a selector may be nothing else. */
const PSEUDO = /^:/;

/** The part of a style sheet that `texts` need: pages' HTML, and the scripts that may give elements and classes to them. */
export async function neededStyles(css: string, texts: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: "html" })),
    variables: true,
    keyframes: true,
    dynamicAttributes: SET_ATTRIBUTES,
    safelist: [PSEUDO],
  });
  return result?.css ?? "";
}

/** A style sheet without its fonts, for a page that has them already: one that is named again may take another's place. */
export function withoutFonts(css: string): string {
  return css.replace(/@font-face\{[^}]*\}/g, "");
}
