import { type Card, HOME_CARDS, isOpen, shortName } from "../../domain/cards/card";
import { lastDayOf } from "../../domain/lending/prime";
import { SITE_FILE } from "../../schema/site-schema";
import { CATEGORIES } from "../../schema/vocabulary";
import { isOnSite } from "../addresses";
import { nameOf } from "../content-files";
import { didYouMean, quote } from "../errors";
import { offsetOf } from "../markdown";
import { type Document, errorAt } from "../read";
import { countPlansNamed } from "../survey";
import { walkStrings } from "../walk-strings";
import { type Check, cardFile, checkNames, checkUnique, report } from "./check";

export const checkCardIds: Check = (_, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card: { id } }) => {
    const name = nameOf({ file });
    if (id === name) return [];
    return report(documents, file, ["id"], `"${name}", the file's name`, quote(id), "rename the file or the id");
  });

/** Apply links and issuers' own pages lie on the issuer's sites; an Apply link may lead by an affiliate network, too. */
export const checkIssuers: Check = ({ issuers, networks }, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card }) => {
    const issuer = issuers.find(({ name }) => name === card.issuer);
    const names = issuers.map(({ name }) => name);
    if (!issuer) {
      const hint = didYouMean(card.issuer, names);
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

/** A card names one row of the newest survey, if it names any. */
export const checkSurveyRows: Check = ({ surveys: [newest] }, documents, cardFiles) =>
  cardFiles.flatMap(({ file, card }) => {
    const { survey: named } = card;
    if (named === null || named === "not reported") return [];
    const none = "no row of a survey while there is none in data/survey";
    if (!newest) return report(documents, file, ["survey"], none, quote(named.product));
    const count = countPlansNamed(card, newest);
    if (count === 1) return [];
    const ofInstitution = newest.plans.filter(({ institution }) => institution === named.institution);
    const field = ofInstitution.length === 0 ? "institution" : "product";
    const known = (ofInstitution.length === 0 ? newest.plans : ofInstitution).map((plan) => plan[field]);
    const found = count === 0 ? quote(named[field]) : `${quote(named.product)}, the name of ${count} plans`;
    const expected = `the ${field} of one plan in data/survey/${newest.period}.csv`;
    const hint = count === 0 ? didYouMean(named[field], known) : undefined;
    return report(documents, file, ["survey", field], expected, found, hint);
  });

export const checkCardNames: Check = ({ cards }, documents) =>
  checkUnique(documents, cards, "name", "card", ({ id }) => cardFile(id));

/** Fields that may name a closed card. */
const NAMES_ANY_CARD: readonly unknown[] = ["cardOrder", "redirects", "sources"];

/** Finds where a page or a guide puts a card forward: in a field, a block, a passage with a pick or a calculation. */
function placesFor({ id, name }: Card, { data, offsetOf: offsetOfField, body, bodyOffset, text }: Document): number[] {
  const words = [id, shortName(name)].map((word) => word.replace(/\W/g, "\\$&"));
  const named = new RegExp(`(?<![\\w-])(?:${words.join("|")})(?![\\w-])`);
  const calculated = new RegExp(`,\\s*${id}(?=[.,:}])`);
  return [
    ...walkStrings(data)
      .filter((field) => named.test(field.text) && !NAMES_ANY_CARD.includes(field.path[0]))
      .map(({ path }) => offsetOfField(path)),
    ...body.children.flatMap((node) => {
      const start = bodyOffset + offsetOf(node);
      const source = text.slice(start, bodyOffset + (node.position?.end.offset ?? 0));
      const match = (node.type === "code" || /\bpicks?\b/i.test(source) ? named : calculated).exec(source);
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

/** The home page needs its featured cards, each tile a card, and one card at most is recommended. */
export const checkCatalog: Check = ({ cards, site }, documents) => {
  const ids = cards.map(({ id }) => id);
  const recommended = cards.flatMap((card) => (card.recommended ? card.id : []));
  const featured = cards.filter((card) => card.featured).length;
  const empty = CATEGORIES.filter((category) => cards.every((card) => card.category !== category));
  const inSettings = (expected: string, found: string, hint: string) =>
    report(documents, SITE_FILE, ["cardOrder"], expected, found, hint);
  return [
    ...checkNames(documents, SITE_FILE, ["cardOrder"], site.cardOrder, ids, "the id of a card in data/cards"),
    ...recommended.flatMap((id, _, all) =>
      all.length > 1 ? report(documents, cardFile(id), ["recommended"], "one recommended card", all.join(", ")) : [],
    ),
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
