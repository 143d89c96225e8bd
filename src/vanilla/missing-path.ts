/** The not-found page logs the path that was missed (specification, section 2). */
export function logMissingPath(page: Document): void {
  if (page.querySelector("[data-missing-page]")) console.error(`Page not found: ${page.location.pathname}`);
}
