import { pageFile } from "../../schema/page-schemas";
import { SITE_FILE } from "../../schema/site-schema";
import { guidePath } from "../../site/routes";
import { isOnSite } from "../addresses";
import { didYouMean, quote } from "../errors";
import { descendants, textOf } from "../markdown";
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
    ...(["name", "title", "description"] as const).flatMap((field) =>
      checkUnique(documents, guides, field, "guide", guideFile),
    ),
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

/** The list of contents leads to sections by their headings; the last one is the action plan. */
export const checkOutline: Check = ({ guides }, documents) =>
  guides.flatMap((guide) => {
    const document = documents.get(guideFile(guide));
    if (!document) return [];
    const titles = guide.text.sections.map(({ title }) => title);
    const at = (title: string, expected: string, found: string) => [
      errorAt(document, Math.max(document.text.lastIndexOf(`## ${title}`), document.bodyOffset), { expected, found }),
    ];
    return [
      ...(titles.at(-1) === ACTION_PLAN
        ? []
        : at(titles.at(-1) ?? "", `"## ${ACTION_PLAN}" as the last section`, quote(titles.at(-1)))),
      ...(guide.text.intro.length > 0 ? [] : at("", "an intro before the first heading", "none")),
      ...titles.flatMap((title, index) =>
        titles.indexOf(title) === index ? [] : at(title, "each heading once", `${quote(title)} again`),
      ),
    ];
  });

/** A link to a section of a guide or a page of text, or of its own, names one of its headings. */
export const checkAnchors: Check = ({ guides, pages }, documents) => {
  const texts = new Map([
    ...guides.flatMap(({ name, fileName, text }) => [name, fileName].map((one) => [guidePath(one), text] as const)),
    ...pages.map(({ name, text }) => [`/${name}`, text] as const),
  ]);
  return [...documents.values()].flatMap((document) =>
    [...document.text.matchAll(/(?:(?<=[("]|: )(\/[^\s"#()?]+)|(?<=\]\())#([^\s"()]+)/g)].flatMap(
      ({ 1: path = document.file.replace(/^data(?:\/pages)?|\.md$/g, ""), 2: id = "", index }) => {
        const ids = texts.get(path)?.sections.map((section) => section.id);
        if (!ids || ids.includes(id)) return [];
        const problem = {
          expected: `the id of a heading of ${path}`,
          found: quote(`#${id}`),
          hint: didYouMean(id, ids) ?? `one of ${ids.join(", ")}`,
        };
        return errorAt(document, index, problem);
      },
    ),
  );
};

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

/** The first heading in a text is of level 2. */
export const checkHeadingOrder: Check = (_, documents) =>
  [...documents.values()].flatMap((document) => {
    const [first] = descendants(document.body).filter((node) => node.type === "heading");
    if (first?.type !== "heading" || first.depth === 2) return [];
    const problem = {
      expected: "a heading of level 2 first",
      found: `${quote(textOf(first))} of level ${first.depth}`,
    };
    return errorAt(document, document.bodyOffset + (first.position?.start.offset ?? 0), problem);
  });
