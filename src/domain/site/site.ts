export type { AdPage, Site } from "../../content/schema/site-schema";
