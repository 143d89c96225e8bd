/** The address of the panel that names the content's errors in `develop`. */
export const CONTENT_ERRORS_PATH = "/__content-errors";

const EVERY_MS = 1000;

/** Shows the errors of the content over a page of `develop`, as they come and go. Once hidden, it opens for other errors only. */
export function showContentErrors(): void {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  let known = "";
  async function look(): Promise<void> {
    const answer = await fetch(CONTENT_ERRORS_PATH);
    const panel = await answer.text();
    if (!answer.ok || panel === known) return;
    known = panel;
    shadow.innerHTML = panel;
    document.body.append(host);
  }
  // While the server is being started anew there is no answer; the next look has one.
  setInterval(() => void look().catch(() => undefined), EVERY_MS);
}
