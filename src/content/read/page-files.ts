import { PAGE_NAMES, type PageName, type PageTexts, pageFile, pagesSchema } from "../../schema/page-schemas";
import { parse } from "./parse";
import type { SourceFile } from "./source-file";

/** The texts of the pages that are made of code, of those whose files are in order. */
export type SoundTexts = { [Name in PageName]?: PageTexts[Name] | undefined };

/** The files of those pages among all. */
export function pageFilesIn(sources: readonly SourceFile[]): SourceFile[] {
  return PAGE_NAMES.flatMap((name) => sources.find(({ file }) => file === pageFile(name)) ?? []);
}

/** The texts of the pages that have files; what is wrong with a file is reported. */
export function readTexts(sources: readonly SourceFile[]): SoundTexts {
  const sound = PAGE_NAMES.flatMap((name) => {
    const source = sources.find(({ file }) => file === pageFile(name));
    return source && parse(pagesSchema.shape[name], source) !== null ? [[name, source.data] as const] : [];
  });
  return pagesSchema.partial().safeParse(Object.fromEntries(sound)).data ?? {};
}

/** Whether every page has its texts. */
export function areWhole(texts: SoundTexts): texts is PageTexts {
  return PAGE_NAMES.every((name) => texts[name] !== undefined);
}
