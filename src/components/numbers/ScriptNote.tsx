/** A note before the numbers, outside the island, so that those who have scripts don't load its words with one. */
export function ScriptNote() {
  return (
    <noscript>
      <p>The costs are worked out in your browser, which needs JavaScript. It is switched off.</p>
    </noscript>
  );
}
