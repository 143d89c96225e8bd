import { type Card, HOME_CARDS } from "../domain/cards/card";
import { lastDayOf } from "../domain/lending/prime";
import { FOOTER_LINKS } from "../domain/site/menus";
import type { CardFile } from "../schema/card-schema";
import { SHORT_NAME } from "../schema/field";
import { GLOSSARY_FILE } from "../schema/guide-schema";
import { pageFile } from "../schema/page-schemas";
import { SITE_FILE } from "../schema/site-schema";
import { CATEGORIES } from "../schema/vocabulary";
import { addressProblem, isOnSite, pagePaths } from "./addresses";
import type { Content, Guide } from "./content";
import { nameOf } from "./content-files";
import { type ContentError, type Path, didYouMean, quote } from "./errors";
import { descendants, textOf } from "./markdown";
import { type Document, errorAt, errorIn } from "./read";
import { countPlansNamed } from "./survey";
import { walkStrings } from "./walk-strings";

/** The last of the four steps: what no single field shows. Each check looks at all sound content. A new one is a line in CHECKS. */

export type Documents = ReadonlyMap<string, Document>;
/** The cards' files as their schema reads them, before their terms are resolved. */
type CardFiles = readonly { file: string; card: CardFile }[];
type Check = (content: Content, documents: Documents, cardFiles: CardFiles) => ContentError[];

/** Returns an error at a field of a file. */
function report(
  documents: Documents,
  file: string,
  path: Path,
  expected: string,
  found: string,
  hint?: string,
): ContentError[] {
  const document = documents.get(file);
  return document ? [errorIn(document, path, { expected, found, hint })] : [];
}

const cardFile = (id: string) => `data/cards/${id}.json`;
const guideFile = ({ fileName }: Guide) => `data/guides/${fileName}.md`;

/** Reports names in a list that nothing has, or that it has twice. */
function checkNames(
  documents: Documents,
  file: string,
  path: Path,
  names: readonly string[],
  known: readonly string[],
  expected: string,
): ContentError[] {
  return names.flatMap((name, index) => {
    const at = [...path, index];
    if (!known.includes(name)) return report(documents, file, at, expected, quote(name), didYouMean(name, known));
    return names.indexOf(name) === index ? [] : report(documents, file, at, "each name once", `${quote(name)} again`);
  });
}

/** Reports items that share what should tell them apart with an earlier one. */
function checkUnique<T>(
  items: readonly T[],
  textOfItem: (item: T) => string,
  error: (item: T, first: T) => ContentError[],
): ContentError[] {
  return items.flatMap((item) => {
    const first = items.find((other) => textOfItem(other) === textOfItem(item));
    return first === undefined || first === item ? [] : error(item, first);
  });
}

const checkCardIds: Check = (_, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card: { id } }) =>
    id === nameOf({ file })
      ? []
      : report(
          documents,
          file,
          ["id"],
          `"${nameOf({ file })}", the file's name`,
          quote(id),
          "rename the file or the id",
        ),
  );

/** Apply links and issuers' own pages lie on the issuer's sites; an Apply link may lead by an affiliate network, too. */
const checkIssuers: Check = ({ issuers, networks }, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card }) => {
    const issuer = issuers.find(({ name }) => name === card.issuer);
    const names = issuers.map(({ name }) => name);
    if (!issuer)
      return report(
        documents,
        file,
        ["issuer"],
        "an issuer of data/issuers.json",
        quote(card.issuer),
        didYouMean(card.issuer, names),
      );
    const links = [
      ...(card.applyUrl.startsWith("#") ? [] : [{ path: ["applyUrl"], url: card.applyUrl, others: networks }]),
      ...card.statements.flatMap(({ by, url }, index) =>
        by === "issuer" && url !== null ? [{ path: ["statements", index, "url"], url, others: [] }] : [],
      ),
    ];
    return links.flatMap(({ path, url, others }) => {
      const hint = "add the issuer's host, or that of an affiliate network for an Apply link, to data/issuers.json";
      return isOnSite(url, [...issuer.sites, ...others])
        ? []
        : report(
            documents,
            file,
            path,
            `an address on a site of ${issuer.name}: ${issuer.sites.join(", ")}`,
            quote(url),
            hint,
          );
    });
  });

/** A variable rate can be moved only from a day for which the prime rate is known. */
const checkPrimeReach: Check = ({ prime }, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card }) =>
    card.statements.flatMap(({ asOf, terms }, index) => {
      const rates = [terms.purchaseApr, terms.transferApr, terms.cashAdvanceApr, terms.penaltyApr];
      const isVariable = rates.some((apr) => typeof apr === "object" && apr?.type === "variable");
      const first = prime[0]?.day ?? "";
      if (!isVariable || lastDayOf(asOf) >= first) return [];
      const hint = "or add the earlier changes to data/prime-rate.json";
      return report(
        documents,
        file,
        ["statements", index, "asOf"],
        `a day since ${first}, from which the prime rate is known`,
        quote(asOf),
        hint,
      );
    }),
  );

/** A card names one row of the newest survey, if it names any. */
const checkSurveyRows: Check = ({ surveys: [newest] }, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card }) => {
    const { survey: named } = card;
    if (named === null || named === "not reported") return [];
    if (!newest)
      return report(
        documents,
        file,
        ["survey"],
        "no row of a survey while there is none in data/survey",
        quote(named.product),
      );
    const count = countPlansNamed(card, newest);
    if (count === 1) return [];
    const ofInstitution = newest.plans.filter(({ institution }) => institution === named.institution);
    const field = ofInstitution.length === 0 ? "institution" : "product";
    const known = (ofInstitution.length === 0 ? newest.plans : ofInstitution).map((plan) => plan[field]);
    const found = count === 0 ? quote(named[field]) : `${quote(named.product)}, the name of ${count} plans`;
    return report(
      documents,
      file,
      ["survey", field],
      `the ${field} of one plan in data/survey/${newest.period}.csv`,
      found,
      count === 0 ? didYouMean(named[field], known) : undefined,
    );
  });

const checkCardNames: Check = ({ cards }, documents) =>
  checkUnique(
    cards,
    ({ name }) => name,
    ({ id, name }, first) =>
      report(
        documents,
        cardFile(id),
        ["name"],
        "a name that no other card has",
        `${quote(name)}, as ${cardFile(first.id)} has`,
      ),
  );

/** A card that takes no applicants isn't put forward. */
const checkClosedCards: Check = ({ cards }, documents) =>
  cards.flatMap(({ id, terms, featured, recommended }) =>
    Object.entries({ featured, recommended }).flatMap(([field, isOn]) =>
      terms.closed && isOn ? report(documents, cardFile(id), [field], "false, since the card is closed", "true") : [],
    ),
  );

/** The home page needs its featured cards, each tile a card, and one card at most is recommended. */
const checkCatalog: Check = ({ cards, site }, documents) => {
  const recommended = cards.filter((card) => card.recommended);
  const featured = cards.filter((card) => card.featured).length;
  const empty = CATEGORIES.filter((category) => cards.every((card) => card.category !== category));
  const inSettings = (expected: string, found: string, hint: string) =>
    report(documents, SITE_FILE, ["cardOrder"], expected, found, hint);
  return [
    ...checkNames(
      documents,
      SITE_FILE,
      ["cardOrder"],
      site.cardOrder,
      cards.map(({ id }) => id),
      "the id of a card in data/cards",
    ),
    ...(recommended.length > 1
      ? recommended.flatMap(({ id }) =>
          report(
            documents,
            cardFile(id),
            ["recommended"],
            "one recommended card",
            recommended.map((card) => card.id).join(", "),
          ),
        )
      : []),
    ...(featured < HOME_CARDS
      ? inSettings(
          `at least ${HOME_CARDS} featured cards for the home page`,
          String(featured),
          'write "featured": true in one more file of data/cards',
        )
      : []),
    ...empty.flatMap((category) =>
      inSettings(`a card of the category ${quote(category)}`, "none", "its tile would be empty"),
    ),
  ];
};

const GUIDE_NAME = "the name of a file in data/guides, without .md";

const checkGuideNames: Check = ({ guides, site, texts }, documents) => {
  const names = guides.map(({ name }) => name);
  return [
    ...checkNames(documents, SITE_FILE, ["guideOrder"], site.guideOrder, names, GUIDE_NAME),
    ...checkNames(documents, pageFile("home"), ["teasers"], texts.home.teasers, names, GUIDE_NAME),
    ...guides.flatMap((guide) => {
      const others = names.filter((name) => name !== guide.name);
      return [
        ...checkNames(
          documents,
          guideFile(guide),
          ["related"],
          guide.related,
          others,
          `${GUIDE_NAME}, and not this guide`,
        ),
        ...(SHORT_NAME.test(guide.name)
          ? []
          : report(
              documents,
              guideFile(guide),
              [],
              "a file name of small letters, digits and hyphens",
              quote(guide.fileName),
            )),
      ];
    }),
    ...(["name", "title", "description"] as const).flatMap((field) =>
      checkUnique(
        guides,
        (guide) => guide[field],
        (guide, first) =>
          report(
            documents,
            guideFile(guide),
            field === "name" ? [] : [field],
            `a ${field} that no other guide has`,
            `${quote(guide[field])}, as ${guideFile(first)} has`,
          ),
      ),
    ),
  ];
};

/** Links in fields: those of settings, pages and front matter that are named `to`, and the footer's, which are code. */
const checkFieldLinks: Check = ({ cards, guides, site, texts }, documents) => {
  const paths = pagePaths(
    cards,
    guides.map(({ name }) => name),
  );
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
    ...footer.flatMap(({ to, label }) =>
      report(documents, SITE_FILE, ["guideOrder"], `the page that the footer's "${label}" leads to`, quote(to)),
    ),
  ];
};

const checkAds: Check = ({ site: { ads } }, documents) => [
  ...Object.entries(ads.pages).flatMap(([page, slots]) =>
    checkNames(
      documents,
      SITE_FILE,
      ["ads", "pages", page],
      slots,
      Object.keys(ads.slots),
      "the name of a slot in ads.slots",
    ),
  ),
  ...(ads.provider === "script" && !ads.script
    ? report(documents, SITE_FILE, ["ads", "script"], "the script's address, since the provider is script", "null")
    : []),
];

const checkGlossary: Check = ({ terms }, documents) =>
  checkNames(
    documents,
    GLOSSARY_FILE,
    ["terms"],
    terms.map(({ id }) => id),
    terms.map(({ id }) => id),
    "each term once",
  );

/** Guides cite primary sources: pages of the government and of the sites that data/site.json names. */
const checkSources: Check = ({ guides, site: { primarySources } }, documents) =>
  guides.flatMap((guide) =>
    guide.sources.flatMap(({ url }, index) => {
      if (url === null || isOnSite(url, ["gov", ...primarySources.map(({ host }) => host)])) return [];
      const hint = "primarySources of data/site.json lists the hosts that count as primary";
      return report(
        documents,
        guideFile(guide),
        ["sources", index, "url"],
        "the address of a primary source",
        quote(url),
        hint,
      );
    }),
  );

/** The heading of every guide's last section, under which the template draws its two buttons. */
export const ACTION_PLAN = "What to do next";

/** The list of contents leads to sections by their headings; the last one is the action plan. */
const checkOutline: Check = ({ guides }, documents) =>
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

/** A term is explained once in a guide. */
const checkTerms: Check = ({ guides }, documents) =>
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

/** Lists a card's rates of today, as they are printed. */
function ratesOf({ terms: { purchaseApr } }: Card): string[] {
  const { range, rates } = purchaseApr;
  return [range?.from, range?.to, ...(rates ?? [])].flatMap((rate) => (rate ? `${rate.toFixed(2)}%` : []));
}

/** A line of a guide that links to a card or refers to it, and all of the card's own file, take its rates by reference. */
const checkTypedRates: Check = ({ cards }, documents) =>
  [...documents.values()].flatMap((document) => {
    const own = /^data\/cards\/(.*)\.json$/.exec(document.file)?.[1];
    if (own === undefined && !document.file.startsWith("data/guides/")) return [];
    return [...document.text.matchAll(/.+/g)].flatMap(({ 0: line, index: start }) => {
      const about = cards.filter(({ id }) => id === own || new RegExp(`(?:/cards/|card:|,)${id}\\b`).test(line));
      return [...line.matchAll(/(?<![\d.,])\d{1,2}\.\d{2}%/g)].flatMap(({ 0: rate, index }) => {
        const card = about.find((one) => ratesOf(one).includes(rate));
        if (!card) return [];
        const hint = `such as {card:${card.id}.apr}, or {apr} in the card's own file`;
        const expected = `a reference, since ${rate} is a rate of ${card.name} today`;
        return errorAt(document, start + index, { expected, found: quote(rate), hint });
      });
    });
  });

/** Literal slips that no text means: notes to oneself, marks of a merge, of an assistant or of a paste. */
const SLIPS: readonly RegExp[] = [
  /\b(?:TODO|FIXME|XXX|TBD)\b|\?\?\?|\blorem ipsum\b/i,
  /^(?:<{7}|={7}|>{7})(?: .*)?$/m,
  /【\d+†[^】]*】|utm_source=chatgpt\.com|\bAs an AI language model\b/i,
  /&(?:nbsp|amp|lt|gt|quot|#\d+);/,
  /\bhttps?:\/(?!\/)|\b(?:htps?|htttps?|ttps?):\/\//i,
];

const checkSlips: Check = (_, documents) =>
  [...documents.values()].flatMap((document) =>
    SLIPS.flatMap((slip) => {
      const match = slip.exec(document.text);
      return match ? errorAt(document, match.index, { expected: "a finished text", found: quote(match[0]) }) : [];
    }),
  );

/** Legal pages and guides are Markdown whose first heading within the text is of level 2. */
const checkHeadingOrder: Check = (_, documents) =>
  [...documents.values()].flatMap((document) => {
    const [first] = descendants(document.body).filter((node) => node.type === "heading");
    if (first?.type !== "heading" || first.depth === 2) return [];
    const problem = {
      expected: "a heading of level 2 first",
      found: `${quote(textOf(first))} of level ${first.depth}`,
    };
    return errorAt(document, document.bodyOffset + (first.position?.start.offset ?? 0), problem);
  });

export const CHECKS: readonly Check[] = [
  checkCardIds,
  checkIssuers,
  checkPrimeReach,
  checkSurveyRows,
  checkCardNames,
  checkClosedCards,
  checkCatalog,
  checkGuideNames,
  checkFieldLinks,
  checkAds,
  checkGlossary,
  checkSources,
  checkOutline,
  checkTerms,
  checkTypedRates,
  checkSlips,
  checkHeadingOrder,
];
