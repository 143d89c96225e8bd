import { answerMissingPath } from "./missing-path";

/** The script of the not-found page, beside that of every page. */
answerMissingPath(document);
