/**
 * jsdom works an element's style out anew each time it is asked for, through the whole style sheet that it has for every
 * page; a search for a role asks for that of each element. Here a style is kept until something in the page changes.
 */
export function keepComputedStyles(page: Window & typeof globalThis): void {
  const workOut = page.getComputedStyle.bind(page);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const changes = new page.MutationObserver(() => {
    kept = new WeakMap();
  });
  changes.observe(page.document, { subtree: true, childList: true, attributes: true, characterData: true });

  page.getComputedStyle = (element, part) => {
    if (part || !element.isConnected) return workOut(element, part);
    // The observer is told of a change only later; what waits for it counts already.
    if (changes.takeRecords().length > 0) kept = new WeakMap();
    const style = kept.get(element) ?? workOut(element);
    kept.set(element, style);
    return style;
  };
}
