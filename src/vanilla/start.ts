/** The longest wait for word of the first paint, in milliseconds: some browsers keep all timings from a page. */
const PATIENCE = 1000;

/**
 * Puts in the scripts that wait in the page's template, once: as soon as its content has been drawn, so that nothing
 * competes with that for the line and the processor. A page that nobody sees yet, which is not drawn, starts at once.
 */
export function startOncePainted(page: Document): void {
  const waiting = page.querySelector<HTMLTemplateElement>("template[data-scripts]");
  // A fragment is empty once it has been put in.
  const start = () => page.head.append(waiting?.content ?? "");
  if (page.hidden) {
    start();
    return;
  }
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, PATIENCE);
}
