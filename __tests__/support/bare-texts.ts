/** Lists texts beside elements. React writes past what a translator makes of them, and then draws the tool anew. */
export function bareTexts(part: ParentNode): string[] {
  return [...part.querySelectorAll("*")]
    .filter(({ children, tagName }) => children.length > 0 && tagName !== "FONT")
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    .map(({ nodeValue }) => nodeValue ?? "");
}
