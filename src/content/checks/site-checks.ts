import { SITE_FILE } from "../../schema/site-schema";
import { addressProblem, pagePaths } from "../addresses";
import { quote } from "../errors";
import { errorAt } from "../read";
import { KINDS } from "../references/references";
import { walkStrings } from "../walk-strings";
import { type Check, guideFile, report } from "./check";

/** Links in fields are those of settings, pages and front matter that are named `to`. */
export const checkFieldLinks: Check = ({ cards, guides, site, texts }, documents) => {
  const names = guides.map(({ name }) => name);
  const paths = pagePaths(cards, names);
  const fields = [
    { file: SITE_FILE, value: site },
    ...Object.entries(texts).map(([name, value]) => ({ file: `data/pages/${name}.json`, value })),
    ...guides.map((guide) => ({ file: guideFile(guide), value: { actions: guide.actions } })),
  ];
  return fields.flatMap(({ file, value }) =>
    walkStrings(value).flatMap(({ text, path }) => {
      const problem = path.at(-1) === "to" ? addressProblem(text, paths) : null;
      return problem ? report(documents, file, path, problem.expected, problem.found, problem.hint) : [];
    }),
  );
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
];

export const checkSlips: Check = (_, documents) =>
  [...documents.values()].flatMap((document) =>
    SLIPS.flatMap((slip) => {
      const match = slip.exec(document.text);
      return match ? errorAt(document, match.index, { expected: "a finished text", found: quote(match[0]) }) : [];
    }),
  );
