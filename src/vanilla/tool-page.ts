import { startOncePainted } from "./start";

/** What a tool page runs before its framework. The finishing pass bundles it and puts it in. */
startOncePainted(document);
