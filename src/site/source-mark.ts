/** Whether pages say where what they show is written: in `develop` and in previews alone. The bundlers fill it in. */
declare const __MARKS_SOURCES__: boolean;

/**
 * The attribute that says so of a card's field: "data/cards/citi-simplicity.json#terms.annualFee". On the site itself the
 * function comes to nothing, and the bundler leaves out the calls whose arguments are plain names.
 */
export function cardMark(id: string, field: string): { "data-source"?: string } | undefined {
  return __MARKS_SOURCES__ ? { "data-source": `data/cards/${id}.json#${field}` } : undefined;
}
