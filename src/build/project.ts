/** The project's folder; Gatsby is started in it. */
export const PROJECT = process.cwd();
