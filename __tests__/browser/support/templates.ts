import { CARD_ROUTES, TEXT_ROUTES, TOOL_ROUTES } from "../../built/support/routes";
import { GUIDES } from "../../support/content";

type Guide = (typeof GUIDES)[number];

/** Fields of a guide's text that decide how it is drawn. */
const DECIDES = ["kind", "callout", "unit", "tagName"];

function marksOf({ text }: Guide): string[] {
  const marks = new Set<string>();
  JSON.stringify(text, (key, value: unknown) => {
    if (DECIDES.includes(key) && typeof value === "string") marks.add(value);
    return value;
  });
  return [...marks];
}

/** A few guides that hold between them all that guides hold: again and again the one with most of what is missing. */
function fewGuides(missing = GUIDES.flatMap(marksOf)): Guide[] {
  const news = (guide: Guide) => marksOf(guide).filter((mark) => missing.includes(mark));
  const [best] = [...GUIDES].sort((a, b) => news(b).length - news(a).length);
  if (!best || missing.length === 0) return [];
  return [best, ...fewGuides(missing.filter((mark) => !marksOf(best).includes(mark)))];
}

const routeOf = ({ name }: Guide) => `/guides/${name}`;

/** The first guide that holds all of these. Throws if none does. */
export function guideWith(...marks: readonly string[]): string {
  const guide = GUIDES.find((one) => marks.every((mark) => marksOf(one).includes(mark)));
  if (!guide) throw new Error(`There is no guide with ${marks.join(" and ")}.`);
  return routeOf(guide);
}

/** The guide with the most kinds of blocks. */
export const RICHEST_GUIDE = fewGuides().slice(0, 1).map(routeOf).join();

/** One route of each kind of page, and of the guides as many as it takes to show all kinds of blocks. */
export const TEMPLATES = [
  "/",
  "/about",
  ...TEXT_ROUTES.slice(0, 1),
  ...CARD_ROUTES.slice(0, 1),
  ...fewGuides().map(routeOf),
  ...TOOL_ROUTES,
];
