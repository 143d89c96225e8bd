import path from "node:path";

/**
 * The content as it stood at launch, which no editor changes. Tests that say their figures take it: a new rate in `data`
 * must not turn them red. What is built and served is tested with the content as it is now.
 */
export const LAUNCH_FOLDER = path.resolve(__dirname, "../launch");
