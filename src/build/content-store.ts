import type { Reporter } from "gatsby";
import type { Content } from "../content/content";
import { readContentFiles } from "../content/content-files";
import { formatErrors } from "../content/errors";
import { loadContent } from "../content/load";
import { lastChecked, withOverdueMarks } from "../domain/cards/statement";
import { contentDay, setting, PROJECT } from "./environment";

let current: Content | null = null;

/** Loads all content. With errors a build stops; a `develop` that shows the site goes on with the content of before. */
export function refreshContent(reporter: Reporter): void {
  const { content, errors } = loadContent(readContentFiles(PROJECT));
  if (content) {
    const day = contentDay(PROJECT) ?? content.site.asOf;
    current = {
      ...content,
      site: { ...content.site, url: setting("SITE_URL") ?? content.site.url },
      cards: withOverdueMarks(content.cards, lastChecked, day, content.site.freshness.days),
      guides: withOverdueMarks(content.guides, ({ reviewed }) => reviewed, day, content.site.freshness.days),
    };
    return;
  }
  const report = formatErrors(errors);
  if (process.env["NODE_ENV"] === "production" || !current) reporter.panic(report);
  else reporter.error(report);
}

/** Returns the newest content without errors. Throws if there is none, which stops Gatsby long before anybody asks. */
export function loadedContent(): Content {
  if (!current) throw new Error("No content has been loaded.");
  return current;
}
