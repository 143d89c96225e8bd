export type { AdPage, Site } from "../content/site-schema";
