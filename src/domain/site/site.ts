import type { Site } from "../../schema/site-schema";

export type { PageName, PageTexts } from "../../schema/page-schemas";
export type { AdPage, Site } from "../../schema/site-schema";

/** Returns true if a form is shown: one that nobody takes messages from belongs to a sample site alone. */
export function isFormShown(
  { forms, sampleData }: Pick<Site, "forms" | "sampleData">,
  name: keyof Site["forms"],
): boolean {
  return sampleData || forms[name].endpoint !== null;
}
