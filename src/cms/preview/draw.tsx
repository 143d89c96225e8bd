import { type Root, createRoot } from "react-dom/client";
import type { Checked } from "../check";
import { PreviewPage } from "./PreviewPage";

/** One preview of Decap: the site's React within an element of Decap's own. */
type Drawing = { root: Root; waiting?: ReturnType<typeof setTimeout> };

const drawings = new WeakMap<HTMLElement, Drawing>();

/** A key is pressed more often than a preview can be drawn. */
const PAUSE_MS = 250;

function startDrawing(element: HTMLElement): Drawing {
  // The preview is for looking: its links lead nowhere, but for those to the pages that change.
  element.addEventListener("click", (event) => {
    const link = event.composedPath().find((node) => "href" in node);
    if (link && !("target" in link && link.target === "_blank")) event.preventDefault();
  });
  const drawing: Drawing = { root: createRoot(element) };
  drawings.set(element, drawing);
  return drawing;
}

export function drawSoon(element: HTMLElement, file: string, check: () => Promise<Checked>): void {
  const drawing = drawings.get(element) ?? startDrawing(element);
  clearTimeout(drawing.waiting);
  drawing.waiting = setTimeout(() => {
    void check()
      .catch((error: unknown): Checked => {
        const faults = [error instanceof Error ? error.message : String(error)];
        return { content: null, faults, otherFault: null, missing: null };
      })
      .then((checked) => drawing.root.render(<PreviewPage file={file} {...checked} />));
  }, PAUSE_MS);
}
