/** Amounts and rates alone: "$402–$593", "18%", "18.24–28.99% variable". */
const FIGURES = /^(?=.*[$%])[$\d.,% –]+(?:variable|fixed)?$/;

/** The `translate` of an element whose text may be figures alone: a browser's translator is to leave those as they are. */
export function untranslated(text: string): "no" | undefined {
  return FIGURES.test(text) ? "no" : undefined;
}
