import { z } from "zod";
import { FAULTS_PATH, type ShownFault, shownFaultSchema } from "./shown-fault";

/** The panel over a page that names the faults of the content while `gatsby develop` runs. */

const EVERY_MS = 1000;

/** The site's own styles stay out of the panel, and the panel's out of the site: it stands in a shadow tree. */
const STYLES = `
  section { position: fixed; inset: auto 0 0; z-index: 999; max-height: 60vh; overflow: auto; padding: 1rem 1.5rem;
    font: 16px/1.5 system-ui, sans-serif; color: #1f1f1f; background: #fff; border-top: 4px solid #b3261e; }
  h2, p, ol { margin: 0 0 0.5rem; } h2 { font-size: 1.125rem; }
  pre { margin: 0.25rem 0; font-size: 14px; white-space: pre-wrap; }
  pre.excerpt { padding: 0.5rem; background: #f3f3f3; white-space: pre; overflow: auto; }
  a { color: #0b57d0; margin-right: 1rem; }
  button { position: absolute; top: 1rem; right: 1.5rem; font: inherit; }
`;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function entry({ message, excerpt, editor, form }: ShownFault): HTMLElement {
  return element("li", {}, [
    element("pre", { textContent: message }),
    element("pre", { className: "excerpt", textContent: excerpt }),
    element("a", { href: editor, textContent: "Open the line in Visual Studio Code" }),
    ...(form === null ? [] : [element("a", { href: form, textContent: "Open the form" })]),
  ]);
}

function panel(faults: readonly ShownFault[]): HTMLElement {
  const host = element("div", {});
  const section = element("section", { role: "alert" }, [
    element("h2", {
      textContent: faults.length === 1 ? "1 fault in the content" : `${faults.length} faults in the content`,
    }),
    element("p", { textContent: "Until it is mended, the page shows the content as it last was in order." }),
    element("ol", {}, faults.map(entry)),
    element("button", { textContent: "Hide", onclick: () => host.remove() }),
  ]);
  host.attachShadow({ mode: "open" }).append(element("style", { textContent: STYLES }), section);
  return host;
}

/** Shows the faults of the content from now on, as they come and go. A panel that was hidden comes back with other faults. */
export function showFaults(): void {
  let known = "[]";
  let shown: HTMLElement | undefined;
  async function look(): Promise<void> {
    const answer = await fetch(FAULTS_PATH);
    const text = await answer.text();
    if (!answer.ok || text === known) return;
    known = text;
    shown?.remove();
    const faults = z.array(shownFaultSchema).parse(JSON.parse(text));
    if (faults.length > 0) document.body.append((shown = panel(faults)));
  }
  // While the server is being started anew there is no answer; the next look has one.
  setInterval(() => void look().catch(() => undefined), EVERY_MS);
}
