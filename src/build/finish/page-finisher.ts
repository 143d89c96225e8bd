import { NOT_FOUND_PATH, kindOf } from "../../site/routes";
import { bundleVanilla } from "./bundle";
import { withoutGatsbyMarks } from "./gatsby-marks";
import { hiddenPage } from "./hidden";
import { DATA_OF_SITE, type DrawnPage, dataOfPage } from "./page-files";
import { type PageStyle, withStyle } from "./page-styles";
import { bundleReadingScript, lightenPage } from "./reading-page";
import { speculationRules, withSpeculationRules } from "./speculation-rules";
import { tidyToolPage } from "./tool-page";

type Settings = {
  /** The project's folder. */
  root: string;
  /** Whether search engines are to leave the site alone. */
  hidden: boolean;
  /** The path below which the site lies; nothing if it has a host to itself. */
  prefix: string;
  thirdPartyAds: boolean;
  /** The style of each page, by its path. */
  styles: ReadonlyMap<string, PageStyle>;
  /** The script files that a component needs, by its name. */
  scriptsOf: (componentChunkName: string) => readonly string[];
};

const NO_STYLE: PageStyle = { css: "", names: null };

/**
 * What makes a page's finished HTML from what Gatsby wrote. It is not minified: of what brotli leaves, html-minifier-terser
 * took 1.1 % (411 bytes at most), and React would find other HTML than it made.
 */
export function pageFinisher({ root, hidden, prefix, thirdPartyAds, styles, scriptsOf }: Settings) {
  const script = bundleReadingScript(root, thirdPartyAds);
  const notFoundScript = script + bundleVanilla(root, "not-found-page");
  const start = bundleVanilla(root, "tool-page");
  // A page that is drawn unseen must not load ads that nobody sees.
  const speculation = thirdPartyAds ? "prefetch" : "prerender";

  const address = (file: string) => `${prefix}/${file}`;
  const withScripts = (html: string, { path, componentChunkName }: DrawnPage) =>
    kindOf(path) === "reading"
      ? lightenPage(html, path === NOT_FOUND_PATH ? notFoundScript : script)
      : tidyToolPage(html, start, {
          scripts: scriptsOf(componentChunkName).map(address),
          data: [DATA_OF_SITE, dataOfPage(path)].map(address),
        });

  return (html: string, page: DrawnPage): string => {
    const plain = withStyle(withoutGatsbyMarks(html), styles.get(page.path) ?? NO_STYLE);
    const rules = speculationRules(kindOf(page.path), speculation, prefix);
    const finished = withSpeculationRules(withScripts(plain, page), rules);
    return hidden ? hiddenPage(finished) : finished;
  };
}
