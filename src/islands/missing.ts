const MISSING = "This part of the page could not be loaded. Check your connection, then reload the page.";

/** Says above a tool, which can still be read, that its script is missing. Of several such messages one is spoken. */
export function sayMissing(element: Element | null): void {
  const note = document.createElement("p");
  note.className = "island-missing";
  note.textContent = MISSING;
  if (!document.querySelector(".island-missing")) note.setAttribute("role", "alert");
  element?.before(note);
  delete document.documentElement.dataset["query"];
}
