import { answerMissingPath } from "./missing-path";

/** What the not-found page runs beside the script of every page. */
answerMissingPath(document);
