import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import postcss from "postcss";
import modules from "postcss-modules";
import { PurgeCSS } from "purgecss";
import { filesIn } from "../../content/content-files";
import { FONTS_FOLDER } from "../../site/routes";
import { className } from "../webpack";
import { BROWSERS } from "./bundle";

/** All style sheets of the site as one, and what of it each page needs. */

const FONT = ".woff2";

export type ClassNames = Readonly<Record<string, string>>;

/** Puts sheets that others are composed of first, as webpack does in develop: the later rule counts. */
const sharedFirst = (one: string, other: string) => Number(other.includes("/ui/")) - Number(one.includes("/ui/"));

/** Reads all style sheets below `src`. Throws if two CSS modules have one name: their classes could not be kept apart. */
export async function compileStyles(root: string, prefix: string) {
  const output = path.join(root, "public");
  const source = path.join(root, "src");
  const files = filesIn(source)
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join(source, file))
    .sort(sharedFirst);
  const twice = files.find((file) =>
    files.some((other) => other !== file && path.basename(other) === path.basename(file)),
  );
  if (twice) throw new Error(`There are two style sheets of the name ${path.basename(twice)}.`);

  const names = new Map<string, ClassNames>();
  const compiler = postcss([
    modules({ generateScopedName: className, getJSON: (file, json) => void names.set(file, json) }),
  ]);
  const sheets = await Promise.all(
    files.map(async (file) => {
      const { root } = await compiler.process(readFileSync(file, "utf8"), { from: file, map: false });
      // The compiler puts copies of composed sheets before each sheet.
      root.each((node) => {
        if (node.source?.input.file !== file) node.remove();
      });
      return root.toString();
    }),
  );
  const { outputFiles } = await build({
    stdin: {
      contents: ['@import "./global.css";', ...sheets].join("\n"),
      loader: "css",
      resolveDir: path.join(source, "styles"),
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
    /** The names of a CSS module's classes in pages, by those in its file; the file by its absolute path. */
    names,
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
