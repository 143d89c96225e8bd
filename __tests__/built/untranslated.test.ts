import { untranslated } from "../../src/components/ui/untranslated";
import { CARDS } from "../support/content";
import { type BuiltPage, ALL_PAGES, byRoute, squeeze } from "./support/pages";

/** What a browser's translator would make something else of: names of cards, amounts and rates that stand alone. */

const NAMES = CARDS.map(({ name }) => name);

/** What no translator reads, what no element can hold apart, and what editors write as running text. */
const LEFT_OUT = 'script, style, noscript, option, svg, .visually-hidden, [translate="no"], .Prose-prose';

/** Where an editor may have typed a card's name as a text like any other. */
const TYPED = "figure, .WorkedExample-box";

function translated({ $ }: BuiltPage): string[] {
  return $("body *")
    .toArray()
    .filter((element) => $(element).closest(LEFT_OUT).length === 0)
    .map((element) => ({
      text: squeeze($(element).contents().not("*").text()).trim(),
      isTyped: $(element).closest(TYPED).length > 0,
    }))
    .filter(({ text, isTyped }) => (!isTyped && NAMES.includes(text)) || untranslated(text) !== undefined)
    .map(({ text }) => text);
}

test.each(byRoute(ALL_PAGES))("%s keeps names of cards, amounts and rates as they are", (_, page) => {
  expect(translated(page)).toEqual([]);
});
