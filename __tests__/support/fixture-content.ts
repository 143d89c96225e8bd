import { CATALOGUE_FOLDER } from "./catalogue";
import { checkedContent } from "./checked-content";

/** What the gate makes of the small catalog. Jest puts `fixture-content-once` in this module's place. */
export const CONTENT = checkedContent(CATALOGUE_FOLDER);
