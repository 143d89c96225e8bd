/** An element's name and attributes and those of all around it. */
function lineageOf({ localName, attributes, parentElement }: Element): string {
  const own = [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(" ");
  return parentElement ? `${lineageOf(parentElement)} > ${own}` : own;
}

/**
 * jsdom works an element's style out anew each time it is asked for, through the whole style sheet that it has for every
 * page; a search for a role asks for that of each element. That style sheet knows elements by their names, attributes and
 * ancestors, so those that are alike in these have one style, worked out once.
 */
export function keepComputedStyles(page: Window & typeof globalThis): void {
  const workOut = page.getComputedStyle.bind(page);
  const kept = new Map<string, CSSStyleDeclaration>();

  page.getComputedStyle = (element, part) => {
    const hasStylesOfItsOwn = page.document.styleSheets.length > 0;
    if (part || !element.isConnected || hasStylesOfItsOwn) return workOut(element, part);
    const lineage = lineageOf(element);
    const style = kept.get(lineage) ?? workOut(element);
    kept.set(lineage, style);
    return style;
  };
}
