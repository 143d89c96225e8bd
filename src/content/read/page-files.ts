import { PAGE_NAMES, type PageName, type PageTexts, pageFile, pagesSchema } from "../../schema/page-schemas";
import { parse } from "./parse";
import type { SourceFile } from "./source-file";

/** The file of a page that is made of code. */
export type PageFile = { name: PageName; source: SourceFile };

/** The texts of those pages, of those whose files are in order. */
export type SoundTexts = { [Name in PageName]?: PageTexts[Name] | undefined };

/** The files of those pages among all. */
export function pageFilesIn(sources: readonly SourceFile[]): PageFile[] {
  return PAGE_NAMES.flatMap((name) => {
    const source = sources.find(({ file }) => file === pageFile(name));
    return source ? [{ name, source }] : [];
  });
}

/** The texts of the pages that have files; what is wrong with a file is reported. */
export function readTexts(files: readonly PageFile[]): SoundTexts {
  const sound = files.filter(({ name, source }) => parse(pagesSchema.shape[name], source) !== null);
  const data = Object.fromEntries(sound.map(({ name, source }) => [name, source.data]));
  return pagesSchema.partial().safeParse(data).data ?? {};
}

/** Whether every page has its texts. */
export function areWhole(texts: SoundTexts): texts is PageTexts {
  return PAGE_NAMES.every((name) => texts[name] !== undefined);
}
