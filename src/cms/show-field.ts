/**
 * Brings a field of the form into view and opens the groups around it, as an address such as
 * `/admin?field=terms.purchaseApr#/…` asks for it. Decap draws a form in steps, so each of its changes is looked at until the
 * field is there. A list comes into view as a whole: its entries stay folded. It is asked for once: neither a form that is
 * opened later nor this one loaded anew is led there again.
 */
export function showField(field: string): void {
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.hash);
  const names = field.replace(/\[.*/, "").split(".");
  const opened = new Set<Element>();
  const observer = new MutationObserver(() => {
    let part: Element = document.body;
    for (const name of names) {
      const inner = part.querySelector(`[id^="${CSS.escape(name)}-field-"]`);
      if (!inner) {
        if (part === document.body || opened.has(part)) return;
        opened.add(part);
        part.querySelector<HTMLElement>("[data-testid='expand-button']")?.click();
        return;
      }
      part = inner;
    }
    observer.disconnect();
    part.scrollIntoView({ block: "center" });
    const control = part.matches("input, textarea") ? part : part.querySelector("input, textarea");
    if (control instanceof HTMLElement) control.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener("hashchange", () => observer.disconnect(), { once: true });
}
