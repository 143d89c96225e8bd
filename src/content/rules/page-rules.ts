import { PAGE_NAMES, type PageName, type PageTexts, pageFile, pagesSchema } from "../../schema/page-schemas";
import { parse } from "../read/parse";
import type { SourceFile } from "../read/source-file";
import { checkGuideNames, checkNamedOnce } from "./catalog-rules";

/** The texts of the pages that are made of code. */

/** The texts of those pages whose files are in order. */
type SoundTexts = { [Name in PageName]?: PageTexts[Name] | undefined };

/** Each page with its file, as far as it is there. */
function pagesIn(sources: readonly SourceFile[]): { name: PageName; source: SourceFile }[] {
  return PAGE_NAMES.flatMap((name) => {
    const source = sources.find(({ file }) => file === pageFile(name));
    return source ? [{ name, source }] : [];
  });
}

/** The texts of the pages that have files; what is wrong with a file is reported. */
export function readTexts(sources: readonly SourceFile[]): SoundTexts {
  const sound = pagesIn(sources).filter(({ name, source }) => parse(pagesSchema.shape[name], source) !== null);
  const data = Object.fromEntries(sound.map(({ name, source }) => [name, source.data]));
  return pagesSchema.partial().safeParse(data).data ?? {};
}

/** Whether every page has its texts. */
export function areWhole(texts: SoundTexts): texts is PageTexts {
  return PAGE_NAMES.every((name) => texts[name] !== undefined);
}

/** Reports the names and questions of pages that can't stand there. `guides` are the names of those that are published. */
export function checkTexts(texts: SoundTexts, sources: readonly SourceFile[], guides: ReadonlySet<string>): void {
  for (const { name, source } of pagesIn(sources)) {
    if (name === "home") checkGuideNames(texts.home?.teasers ?? [], ["teasers"], guides, source);
    if (name === "contact") {
      const questions = texts.contact?.faq.map(({ question }) => question) ?? [];
      checkNamedOnce(questions, ["faq"], "each question once", source);
    }
  }
}
