import type { Reporter } from "gatsby";
import { readContentFiles } from "../content/read/content-files";
import type { Fault } from "../content/fault";
import { type Content, checkContent, formatReport } from "../content/gate";
import { withOverdueMarks } from "../domain/cards/freshness";
import { withOverdueReviews } from "../domain/guides/review-age";
import { contentDay } from "./content-day";
import { isSwitchedOn, setting } from "./environment";
import { PROJECT } from "./project";

let current: Content | null = null;

/** What is wrong with the files as they were read last. */
let present: readonly Fault[] = [];

/** Drafts are shown by `develop` and by a preview (`SHOW_DRAFTS=1`). */
const showsDrafts = () => process.env["NODE_ENV"] !== "production" || isSwitchedOn("SHOW_DRAFTS");

/**
 * Runs the gate over all content files. With faults a build stops, and `develop` does not start; once it shows the site, it
 * reports them and goes on with the content of before.
 */
export function loadContent(reporter: Reporter): void {
  const { content, faults } = checkContent(readContentFiles(PROJECT), { withDrafts: showsDrafts() });
  present = faults;
  if (content) {
    const day = contentDay(PROJECT) ?? content.site.asOf;
    current = {
      ...content,
      site: { ...content.site, url: setting("SITE_URL") ?? content.site.url },
      cards: withOverdueMarks(content.cards, day, content.site.freshness.days),
      guides: withOverdueReviews(content.guides, day, content.site.freshness.days),
    };
    return;
  }
  const report = formatReport(faults);
  if (process.env["NODE_ENV"] === "production" || !current) reporter.panic(report);
  else reporter.error(report);
}

/** The content that last passed the gate. Throws if none has, which stops Gatsby long before anybody asks. */
export function loadedContent(): Content {
  if (!current) throw new Error("No content has been loaded.");
  return current;
}

/** The faults of the content as it stands in the files now, which `develop` does not show. */
export function presentFaults(): readonly Fault[] {
  return present;
}
