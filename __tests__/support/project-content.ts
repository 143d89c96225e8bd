import { checkedContent } from "./checked-content";

/** What the gate makes of the project's files. Jest puts `project-content-once` in this module's place. */
export const CONTENT = checkedContent(process.cwd());
