import { withPrefix } from "../site/prefix";
import { openSources } from "./open-source";
import { CONTENT_LINES_FILE, isContentLines, placeOfWords } from "./source-place";

/** What only a preview adds to its pages: a fact that is pressed with the Alt key opens its line on GitHub. */

/** The address below which the preview's files stand, as EDIT_URL says it. The bundler fills it in. */
declare const __EDIT_URL__: string;

async function open(mark: string, words: string): Promise<void> {
  const answer = await fetch(withPrefix(`/${CONTENT_LINES_FILE}`));
  const lines: unknown = await answer.json();
  const { file, line } = placeOfWords(words, mark, isContentLines(lines) ? lines : {});
  // GitHub shows Markdown with the numbers of its lines only if it is asked for it plain.
  window.location.assign(`${__EDIT_URL__}/${file}?plain=1#L${line}`);
}

openSources(withPrefix(""), (mark, words) => void open(mark, words));
