import { type Root, createRoot } from "react-dom/client";
import { formatFault } from "../../content/fault";
import type { Checked } from "../check";
import { PreviewPage } from "./PreviewPage";

/** One preview of Decap: the site's React within an element of Decap's own. */
type Drawing = { root: Root; waiting?: ReturnType<typeof setTimeout> };

const drawings = new WeakMap<HTMLElement, Drawing>();

/** A key is pressed more often than a preview can be drawn. */
const PAUSE_MS = 250;

function startDrawing(element: HTMLElement): Drawing {
  // The preview is for looking: its links lead nowhere.
  element.addEventListener("click", (event) => {
    if (event.target instanceof Node && event.composedPath().some((node) => "href" in node)) event.preventDefault();
  });
  const drawing: Drawing = { root: createRoot(element) };
  drawings.set(element, drawing);
  return drawing;
}

/** Draws an entry into an element, soon. */
export function drawSoon(element: HTMLElement, file: string, check: () => Promise<Checked>): void {
  const drawing = drawings.get(element) ?? startDrawing(element);
  clearTimeout(drawing.waiting);
  drawing.waiting = setTimeout(() => {
    void check()
      .then(({ content, messages, otherFault }) => ({
        content,
        faults: messages,
        otherFault: otherFault && formatFault(otherFault),
      }))
      .catch((error: unknown) => ({
        content: null,
        faults: [error instanceof Error ? error.message : String(error)],
        otherFault: null,
      }))
      .then((checked) => drawing.root.render(<PreviewPage file={file} {...checked} />));
  }, PAUSE_MS);
}
