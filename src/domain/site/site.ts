export type { AdPage, Site } from "../../schema/site-schema";
