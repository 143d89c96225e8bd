import { untranslated } from "../../src/components/ui/untranslated";
import { CARDS } from "../support/content";
import { type BuiltPage, ALL_PAGES, byRoute, squeeze } from "./support/pages";

const NAMES = CARDS.map(({ name }) => name);

/** Text that no translator reads, that no element can hold apart, or that editors write. */
const LEFT_OUT = 'script, style, noscript, option, svg, .visually-hidden, [translate="no"], .Prose-prose';

/** Where an editor may have typed a card's name as a text like any other. */
const TYPED = "figure, .GuideParts-example";

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

test.each(byRoute(ALL_PAGES))("keeps names of cards, amounts and rates of %s as they are", (_, page) => {
  expect(translated(page)).toEqual([]);
});
