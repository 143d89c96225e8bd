import { FAULTS_PATH } from "./addresses";

const EVERY_MS = 1000;

/** Shows the faults of the content over a page of `develop`, as they come and go; hidden, only other ones. */
export function showFaults(): void {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  let known = "";
  async function look(): Promise<void> {
    const answer = await fetch(FAULTS_PATH);
    const panel = await answer.text();
    if (!answer.ok || panel === known) return;
    known = panel;
    shadow.innerHTML = panel;
    document.body.append(host);
  }
  // While the server is being started anew there is no answer; the next look has one.
  setInterval(() => void look().catch(() => undefined), EVERY_MS);
}
