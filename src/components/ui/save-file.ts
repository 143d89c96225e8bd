/** Excel takes a file of values for one of another encoding, unless it begins with this mark. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Hands a text or a picture to the visitor as a file. It is made in the browser; nothing is sent. Returns what to say: no page hears
 * whether a file was saved, and a browser within an app may drop it.
 */
export function saveFile(
  name: string,
  type: "text/csv" | "text/calendar" | "image/png",
  content: string | Blob,
): string {
  const parts = type === "text/csv" ? [BYTE_ORDER_MARK, content] : [content];
  const file = content instanceof Blob ? content : new Blob(parts, { type: `${type};charset=utf-8` });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return `We gave ${name} to your browser to save. If no file appears, open this page in another browser.`;
}
