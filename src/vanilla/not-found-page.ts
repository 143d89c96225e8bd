import { answerMissingPath } from "./missing-path";

/** What the not-found page runs beside the script of all reading pages. */
answerMissingPath(document);
