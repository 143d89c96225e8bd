import { followContents } from "./contents";

/** The script of a page with a table of contents, beside that of every page. */
followContents(document);
