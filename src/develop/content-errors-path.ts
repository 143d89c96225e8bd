/** The address of the panel that names the content's errors in `develop`. */
export const CONTENT_ERRORS_PATH = "/__content-errors";
