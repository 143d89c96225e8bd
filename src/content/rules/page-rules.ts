import type { Whole } from "../read/whole";
import { checkGuideNames, checkNamedOnce } from "./catalog-rules";

/** Reports the names and questions of the pages made of code that can't stand there. */
export function checkPageTexts({ texts, pageFiles, guideFiles }: Whole): void {
  for (const { name, source } of pageFiles) {
    if (name === "home") checkGuideNames(texts.home?.teasers ?? [], ["teasers"], guideFiles, source);
    if (name === "contact") {
      const questions = texts.contact?.faq.map(({ question }) => question) ?? [];
      checkNamedOnce(questions, ["faq"], "each question once", source);
    }
  }
}
