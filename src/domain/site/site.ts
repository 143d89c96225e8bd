export type { PageName, PageTexts } from "../../schema/page-schemas";
export type { AdPage, Site } from "../../schema/site-schema";
