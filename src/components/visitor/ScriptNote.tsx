/** A note before the numbers, outside the island, so that those who have scripts don't load its words with one. */
export function ScriptNote() {
  return (
    <noscript>
      <p>We calculate the costs in your browser with JavaScript, which is turned off.</p>
    </noscript>
  );
}
