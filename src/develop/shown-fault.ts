import { z } from "zod";

/** What a page shows of a fault in the content while `gatsby develop` runs. */
export const shownFaultSchema = z.object({
  /** The fault in the words that the content check prints: file, line and column, what was expected, the hint. */
  message: z.string(),
  /** The lines of the file around it, numbered, with a mark below the place. */
  excerpt: z.string(),
  /** What opens the file at that line in Visual Studio Code. */
  editor: z.string(),
  /** The address of the file's form; null if no editors' page is there, or the file has no form. */
  form: z.string().nullable(),
});

export type ShownFault = z.output<typeof shownFaultSchema>;

/** Where `gatsby develop` answers with the faults of the content as it stands now. */
export const FAULTS_PATH = "/__content-faults";
