import { type Card, HOME_CARDS, isOpen, shortName } from "../../domain/cards/card";
import { lastDayOf, primeMove } from "../../domain/lending/prime";
import { nameKey } from "../../domain/survey/reported-plan";
import { SITE_FILE } from "../../schema/site-schema";
import type { Category } from "../../schema/vocabulary";
import { isOnSite } from "../addresses";
import { didYouMean, quote } from "../errors";
import { offsetOf } from "../markdown";
import { type Document, errorAt } from "../read";
import { walkStrings } from "../walk-strings";
import { type Check, cardFile, checkNames, checkUnique, report } from "./check";

/** Apply links and issuers' own pages lie on the issuer's sites; an Apply link may lead by an affiliate network, too. */
export const checkIssuers: Check = ({ issuers, networks }, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card }) => {
    const issuer = issuers.find(({ name }) => name === card.issuer);
    const names = issuers.map(({ name }) => name);
    if (!issuer) {
      const hint = didYouMean(card.issuer, names) ?? "add a new one there, with its legal name and its sites";
      return report(documents, file, ["issuer"], "an issuer of data/issuers.json", quote(card.issuer), hint);
    }
    const links = [
      ...(card.applyUrl.startsWith("#") ? [] : [{ path: ["applyUrl"], url: card.applyUrl, others: networks }]),
      ...card.statements.flatMap(({ by, url }, index) =>
        by === "issuer" && url !== null ? [{ path: ["statements", index, "url"], url, others: [] }] : [],
      ),
    ];
    return links.flatMap(({ path, url, others }) => {
      const hint = "add the issuer's host, or that of an affiliate network for an Apply link, to data/issuers.json";
      const expected = `an address on a site of ${issuer.name}: ${issuer.sites.join(", ")}`;
      const isOwn = isOnSite(url, [...issuer.sites, ...others]);
      return isOwn ? [] : report(documents, file, path, expected, quote(url), hint);
    });
  });

/** A variable rate can be moved only from a day for which the prime rate is known. */
export const checkPrimeReach: Check = ({ prime }, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card }) =>
    card.statements.flatMap(({ asOf, terms }, index) => {
      const rates = [terms.purchaseApr, terms.transferApr, terms.cashAdvanceApr, terms.penaltyApr];
      const isVariable = rates.some((apr) => typeof apr === "object" && apr?.type === "variable");
      const first = prime[0]?.day ?? "";
      if (!isVariable || lastDayOf(asOf) >= first) return [];
      const hint = "or add the earlier changes to data/prime-rate.json";
      const expected = `a day since ${first}, from which the prime rate is known`;
      return report(documents, file, ["statements", index, "asOf"], expected, quote(asOf), hint);
    }),
  );

/** A card names one row of the newest survey, if it names any, and no other card names that. */
export const checkSurveyRows: Check = ({ surveys: [newest] }, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card: { survey: named } }) => {
    if (!named) return [];
    const others = cardFiles.filter((one) => one.file !== file);
    const other = others.find(({ card }) => card.survey && nameKey(card.survey) === nameKey(named));
    if (other) return report(documents, file, ["survey"], "a row that no other card names", `that of ${other.file}`);
    const plans = newest?.plans ?? [];
    const count = plans.filter((plan) => nameKey(plan) === nameKey(named)).length;
    if (count === 1) return [];
    const ofInstitution = plans.filter(({ institution }) => institution === named.institution);
    const field = ofInstitution.length === 0 ? "institution" : "product";
    const known = (ofInstitution.length === 0 ? plans : ofInstitution).map((plan) => plan[field]);
    const found = count === 0 ? quote(named[field]) : `${quote(named.product)}, the name of ${count} plans`;
    const expected = `the ${field} of one plan in the newest file of data/survey`;
    const hint = count === 0 ? didYouMean(named[field], known) : undefined;
    return report(documents, file, ["survey", field], expected, found, hint);
  });

export const checkCardNames: Check = ({ cards }, documents) =>
  (["name", "applyUrl"] as const).flatMap((field) => checkUnique(documents, cards, field, ({ id }) => cardFile(id)));

const BELONGS: Record<Category, (card: Card) => boolean> = {
  "low-apr": () => true,
  "intro-apr": ({ terms }) => terms.introOffers.length > 0,
  "balance-transfer": ({ terms }) => terms.introOffers.some(({ scope }) => scope.includes("transfers")),
  secured: () => true,
  rewards: ({ rewards }) => rewards !== null,
};

export const checkCategories: Check = ({ cards }, documents) =>
  cards.flatMap((card) => {
    const { id, category, terms } = card;
    if (BELONGS[category](card) && (terms.deposit === null || category === "secured")) return [];
    const hint =
      "a card with a deposit is secured; the other categories need an intro offer, one on transfers, or rewards";
    return report(documents, cardFile(id), ["category"], "a category that the terms fit", quote(category), hint);
  });

/** No issuer moves an end of its range so far at once, in percentage points beside prime: a digit is wrong. */
const MOST_CHANGE = 9;

export const checkRateChanges: Check = ({ prime }, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card: { statements } }) => {
    const ranges = statements.flatMap(({ asOf, terms: { purchaseApr } }, index) => {
      const { from = null, to = null } = purchaseApr?.range ?? {};
      if (from === null || to === null) return [];
      return { index, asOf, day: lastDayOf(asOf), ends: [from, to], moved: primeMove(prime, asOf) };
    });
    return ranges.flatMap(({ index, day, ends, moved }) => {
      const [before] = ranges.filter((range) => range.day < day).sort((a, b) => b.day.localeCompare(a.day));
      if (!before) return [];
      const changes = ends.map((end, place) => Math.abs(end + moved - (before.ends[place] ?? 0) - before.moved));
      if (Math.max(...changes) < MOST_CHANGE) return [];
      const expected = `rates less than ${MOST_CHANGE} points from ${before.ends.join(" to ")}, those of ${before.asOf}`;
      const hint = "look for a wrong digit; if the issuer did change them so far, remove the older statement";
      return report(documents, file, ["statements", index, "terms", "purchaseApr"], expected, ends.join(" to "), hint);
    });
  });

/** Fields that may name a closed card. */
const NAMES_ANY_CARD: readonly unknown[] = ["cardOrder", "redirects", "sources"];

function wholeWords(...words: string[]): RegExp {
  const escaped = words.map((word) => word.replace(/\W/g, "\\$&"));
  return new RegExp(`(?<![\\w-])(?:${escaped.join("|")})(?![\\w-])`);
}

/** Finds where a page or a guide puts a card forward: in a field, a block, a table, a passage with a pick or a calculation. */
function placesFor({ id, name }: Card, { data, offsetOf: offsetOfField, body, bodyOffset, text }: Document): number[] {
  const named = wholeWords(id, shortName(name));
  const calculated = new RegExp(`,\\s*${id}(?=[.,:}])`);
  return [
    ...walkStrings(data)
      .filter((field) => named.test(field.text) && !NAMES_ANY_CARD.includes(field.path[0]))
      .map(({ path }) => offsetOfField(path)),
    ...body.children.flatMap((node) => {
      const start = bodyOffset + offsetOf(node);
      const source = text.slice(start, bodyOffset + (node.position?.end.offset ?? 0));
      const isList = node.type === "code" || node.type === "table" || /\bpicks?\b/i.test(source);
      const match = (isList ? named : calculated).exec(source);
      return match ? start + match.index : [];
    }),
  ];
}

/** A card that takes no applicants isn't put forward; a sentence may still name it, as its page stays. */
export const checkClosedCards: Check = ({ cards }, documents) =>
  cards
    .filter((card) => !isOpen(card))
    .flatMap((card) => [
      ...(["featured", "recommended"] as const).flatMap((field) =>
        card[field] ? report(documents, cardFile(card.id), [field], "false, since the card is closed", "true") : [],
      ),
      ...[...documents.values()]
        .filter(({ file }) => /^data\/(?:guides|pages)\/|site\.json$/.test(file))
        .flatMap((document) =>
          placesFor(card, document).map((offset) =>
            errorAt(document, offset, {
              expected: "an open card in a pick, an example, a chart, a table of cards or a teaser",
              found: `${card.name}, which is closed to new applicants`,
              hint: "put another card here; a link to its page may stay in a sentence",
            }),
          ),
        ),
    ]);

/** Words, and what they say something of: the rest of a table's row, a link's address, a block's or a row's figures. */
const LABELED = [
  /^\|([^|\n]*)\|(.*)$/gm,
  /\[([^\]\n]*)\]\((\/cards\/[^)]*)\)/g,
  /^ *- label: (.*)\n((?: +[^ -].*\n)*)/gm,
  /^```(?:example|chart)\n(?:kind: .*\n)?title: (.*)\n([^]*?)^```/gm,
];

/** Refuses figures of another card beside a card's name. */
export const checkNamedCards: Check = ({ cards }, documents) => {
  const known = cards.map(({ id, name }) => ({ id, byId: wholeWords(id), named: wholeWords(id, shortName(name)) }));
  return [...documents.values()].flatMap((document) =>
    LABELED.flatMap((labeled) =>
      [...document.text.matchAll(labeled)].flatMap(({ 1: label = "", 2: figures = "", index }) => {
        const named = known.filter((card) => card.named.test(label));
        const meant = known.filter(({ byId }) => byId.test(figures));
        if (named.length === 0 || meant.length === 0 || meant.some((card) => named.includes(card))) return [];
        const [expected, found] = [named, meant].map((some) => some.map(({ id }) => id).join(", "));
        const hint = "count with the card that the words name, or name the one that counts";
        return errorAt(document, index, { expected: `${expected}, which the words name`, found: found ?? "", hint });
      }),
    ),
  );
};

export const checkCatalog: Check = ({ cards, site }, documents) => {
  const ids = cards.map(({ id }) => id);
  const recommended = cards.flatMap((card) => (card.recommended ? card.id : []));
  const featured = cards.filter((card) => card.featured).length;
  const wanted = `at least ${HOME_CARDS} featured cards for the home page`;
  const hint = 'write "featured": true in one more file of data/cards';
  return [
    ...checkNames(documents, SITE_FILE, ["cardOrder"], site.cardOrder, ids, "the id of a card in data/cards"),
    ...(recommended.length > 1 ? recommended : []).flatMap((id) =>
      report(documents, cardFile(id), ["recommended"], "one recommended card", recommended.join(", ")),
    ),
    ...(featured < HOME_CARDS ? report(documents, SITE_FILE, ["cardOrder"], wanted, String(featured), hint) : []),
  ];
};

/** Lists a card's rates of today, as they are printed, and as their statement has them. */
function ratesOf({ terms: { purchaseApr }, statements }: Card): string[] {
  const { range, rates } = purchaseApr;
  const stated = statements.find(({ term, counts }) => term === "purchaseApr" && counts)?.text ?? "";
  return [
    ...[range?.from, range?.to, ...(rates ?? [])].flatMap((rate) => (rate ? `${rate.toFixed(2)}%` : [])),
    ...[...stated.matchAll(/\d+\.\d\d/g)].map(([rate]) => `${rate}%`),
  ];
}

/** A line of a guide that links to a card or refers to it, and all of the card's own file, take its rates by reference. */
export const checkTypedRates: Check = ({ cards }, documents) =>
  [...documents.values()].flatMap((document) => {
    const own = /^data\/cards\/(.*)\.json$/.exec(document.file)?.[1];
    if (own === undefined && !document.file.startsWith("data/guides/")) return [];
    return [...document.text.matchAll(/.+/g)].flatMap(({ 0: line, index: start }) => {
      const about = cards.filter(({ id }) => id === own || new RegExp(`(?:/cards/|card:|,)${id}\\b`).test(line));
      return [...line.matchAll(/(?<![\d.,])\d{1,2}\.\d{2}%/g)].flatMap(({ 0: rate, index }) => {
        const card = about.find((one) => ratesOf(one).includes(rate));
        if (!card) return [];
        const hint = `such as {card:${card.id}.apr}, or {apr} in the card's own file`;
        const expected = `a reference, since ${rate} is a rate of ${card.name}`;
        return errorAt(document, start + index, { expected, found: quote(rate), hint });
      });
    });
  });
