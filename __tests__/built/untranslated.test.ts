import { untranslated } from "../../src/components/ui/untranslated";
import { CARDS } from "../support/content";
import { type BuiltPage, ALL_PAGES, byRoute, squeeze } from "./support/pages";

/** What a browser's translator would make something else of: names of cards, amounts and rates that stand alone. */

const NAMES = CARDS.map(({ name }) => name);

/** What no translator reads, what no element can hold apart, and what editors write as running text. */
const LEFT_OUT = 'script, style, noscript, option, svg, .visually-hidden, [translate="no"], [class*="Prose-module"]';

function translated({ $ }: BuiltPage): string[] {
  return $("body *")
    .toArray()
    .filter((element) => $(element).closest(LEFT_OUT).length === 0)
    .map((element) => squeeze($(element).contents().not("*").text()).trim())
    .filter((text) => NAMES.includes(text) || untranslated(text) !== undefined);
}

test.each(byRoute(ALL_PAGES))("%s keeps names of cards, amounts and rates as they are", (_, page) => {
  expect(translated(page)).toEqual([]);
});
