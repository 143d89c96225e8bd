import { FOOTER_LINKS } from "../../domain/site/menus";
import { SITE_FILE } from "../../schema/site-schema";
import { addressProblem, pagePaths } from "../addresses";
import { quote } from "../errors";
import { errorAt } from "../read";
import { KINDS } from "../references/references";
import { walkStrings } from "../walk-strings";
import { type Check, guideFile, report } from "./check";

/** Links in fields: those of settings, pages and front matter that are named `to`, and the footer's, which are code. */
export const checkFieldLinks: Check = ({ cards, guides, site, texts }, documents) => {
  const names = guides.map(({ name }) => name);
  const paths = pagePaths(cards, names);
  const fields = [
    { file: SITE_FILE, value: site },
    ...Object.entries(texts).map(([name, value]) => ({ file: `data/pages/${name}.json`, value })),
    ...guides.map((guide) => ({ file: guideFile(guide), value: { actions: guide.actions } })),
  ];
  const footer = FOOTER_LINKS.flatMap<{ to: string; label: string }>(({ links }) => links).filter(({ to }) =>
    addressProblem(to, paths),
  );
  return [
    ...fields.flatMap(({ file, value }) =>
      walkStrings(value)
        .filter(({ path }) => path.at(-1) === "to")
        .flatMap(({ text, path }) => {
          const problem = addressProblem(text, paths);
          return problem ? report(documents, file, path, problem.expected, problem.found, problem.hint) : [];
        }),
    ),
    ...site.redirects.flatMap(({ from }, index) =>
      paths.has(from)
        ? report(documents, SITE_FILE, ["redirects", index, "from"], "a former address", `${from}, a page`)
        : [],
    ),
    ...footer.flatMap(({ to, label }) =>
      report(documents, SITE_FILE, ["guideOrder"], `the page that the footer's "${label}" leads to`, quote(to)),
    ),
  ];
};

/** Literal slips that no text means: notes to oneself, marks of a merge, of an assistant or of a paste. */
const SLIPS: readonly RegExp[] = [
  /\b(?:TODO|FIXME|XXX|TBD)\b|\?\?\?|\blorem ipsum\b/i,
  /^(?:<{7}|={7}|>{7})(?: .*)?$/m,
  /【\d+†[^】]*】|utm_source=chatgpt\.com|\bAs an AI language model\b|turn\d+(?:search|view)\d/i,
  /\b(the|and|or|of|your) \1\b/,
  /&(?:[a-z]{2,8}|#\d+);/,
  /[€£¥]|\${2}|%{2}|\$\d{1,3}\.\d{3}(?!\d)|(?<![\d,])\d{1,3},\d{1,2}%/,
  new RegExp(`\\[(?:${[...KINDS.keys()].join("|")}):[\\w-]`),
  /\bhttps?:\/(?!\/)|\b(?:htps?|htttps?|ttps?):\/\//i,
];

export const checkSlips: Check = (_, documents) =>
  [...documents.values()].flatMap((document) =>
    SLIPS.flatMap((slip) => {
      const match = slip.exec(document.text);
      return match ? errorAt(document, match.index, { expected: "a finished text", found: quote(match[0]) }) : [];
    }),
  );
