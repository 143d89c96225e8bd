/** Whether pages say where what they show is written: in `develop` and in previews alone. The bundlers fill it in. */
declare const __MARKS_SOURCES__: boolean;

/**
 * The attribute that says so, with a file's field ("data/site.json#contact.faq[0]") or line ("data/guides/x.md:41"). On the site
 * itself both functions come to nothing, and the bundler leaves out the calls whose arguments are plain names.
 */
export function sourceMark(file: string, field: string): { "data-source"?: string } | undefined {
  return __MARKS_SOURCES__ ? { "data-source": `${file}#${field}` } : undefined;
}

/** The same for a field of a card. */
export function cardMark(id: string, field: string): { "data-source"?: string } | undefined {
  return __MARKS_SOURCES__ ? sourceMark(`data/cards/${id}.json`, field) : undefined;
}
