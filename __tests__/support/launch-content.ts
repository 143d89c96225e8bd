import { checkedContent } from "./checked-content";
import { LAUNCH_FOLDER } from "./launch-folder";

/** What the gate makes of the content at launch. Jest puts `launch-content-once` in this module's place. */
export const CONTENT = checkedContent(LAUNCH_FOLDER);
