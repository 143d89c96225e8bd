import type { Visit } from "./visits";

/** As many lines as a page of the site has, roughly. */
const LINES = 200;

const lines = Array.from({ length: LINES }, (_, line) => `<p>Line <b>${line}</b> of a <i>plain</i> page.</p>`).join("");

/** The page's HTML. */
export const PLAIN_HTML = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain page</title>
<button id="button">Count</button><label>Field <input id="field"></label><p id="answer">0</p>${lines}
<script>
  let count = 0;
  button.onclick = () => { answer.textContent = String(++count); };
  field.oninput = () => { answer.textContent = field.value; };
</script>`;

/**
 * What the browser and the machine need by themselves, measured beside the site: a page without style sheet and framework,
 * on which a button or a key changes one line.
 */
export const PLAIN_PAGE: Visit = {
  path: `data:text/html,${encodeURIComponent(PLAIN_HTML)}`,
  comparison: "a plain page",
  tool: false,
  steps: [
    { name: "Button: press it", act: (visitor) => visitor.click(visitor.page.locator("#button")) },
    { name: "Field: type a word", act: (visitor) => visitor.type(visitor.page.locator("#field"), "transfer") },
  ],
};
