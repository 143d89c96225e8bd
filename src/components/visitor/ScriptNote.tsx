/** A note before the numbers, outside the island, so that those who have scripts don't load its words with one. */
export function ScriptNote() {
  return (
    <noscript>
      <p>The costs are calculated in your browser, which needs JavaScript. It’s turned off.</p>
    </noscript>
  );
}
