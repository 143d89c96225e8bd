import { pageFile } from "../../schema/page-schemas";
import { SITE_FILE } from "../../schema/site-schema";
import { isOnSite } from "../addresses";
import { quote } from "../errors";
import { errorAt } from "../read";
import { type Check, checkNames, checkUnique, guideFile, report } from "./check";

const GUIDE_NAME = "the name of a file in data/guides, without .md";

export const checkGuideNames: Check = ({ guides, site, texts }, documents) => {
  const names = guides.map(({ name }) => name);
  return [
    ...checkNames(documents, SITE_FILE, ["guideOrder"], site.guideOrder, names, GUIDE_NAME),
    ...checkNames(documents, pageFile("home"), ["teasers"], texts.home.teasers, names, GUIDE_NAME),
    ...guides.flatMap((guide) => {
      const file = guideFile(guide);
      const others = names.filter((name) => name !== guide.name);
      return checkNames(documents, file, ["related"], guide.related, others, `${GUIDE_NAME}, and not this guide`);
    }),
    ...(["title", "description"] as const).flatMap((field) => checkUnique(documents, guides, field, guideFile)),
  ];
};

/** Guides cite primary sources: pages of the government and of the sites that data/site.json names. */
export const checkSources: Check = ({ guides, site: { primarySources } }, documents) =>
  guides.flatMap((guide) =>
    guide.sources.flatMap(({ url }, index) => {
      if (url === null || isOnSite(url, ["gov", ...primarySources.map(({ host }) => host)])) return [];
      const hint = "primarySources of data/site.json lists the hosts that count as primary";
      const expected = "the address of a primary source";
      return report(documents, guideFile(guide), ["sources", index, "url"], expected, quote(url), hint);
    }),
  );

/** The heading of every guide's last section, under which the template draws its two buttons. */
const ACTION_PLAN = "What to do next";

export const checkActionPlan: Check = ({ guides }, documents) =>
  guides.flatMap((guide) => {
    const document = documents.get(guideFile(guide));
    const last = guide.text.sections.at(-1)?.title ?? "";
    if (!document || last === ACTION_PLAN) return [];
    const offset = Math.max(document.text.lastIndexOf(`## ${last}`), document.bodyOffset);
    const problem = { expected: `"## ${ACTION_PLAN}" as the last section`, found: quote(last) };
    return errorAt(document, offset, problem);
  });

export const checkTerms: Check = ({ guides }, documents) =>
  guides.flatMap((guide) => {
    const document = documents.get(guideFile(guide));
    const found = [...(document?.text.matchAll(/\{term:([\w-]+)[^{}\n]*\}/g) ?? [])];
    const ids = found.map(([, id]) => id);
    return found.flatMap(({ 0: source, 1: id, index }, place) =>
      !document || ids.indexOf(id) === place
        ? []
        : errorAt(document, index, {
            expected: "each term explained once",
            found: `${quote(source)} again`,
            hint: "write its words alone",
          }),
    );
  });
