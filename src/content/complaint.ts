import { type Complaint, type Fault, fieldName } from "./fault";
import { type SourceFile, type TextFile, readJson, readMarkdown } from "./read/source-file";
import type { Path } from "./rules/texts";

/** What is wrong with a field, before it is known where the field stands. */
export type FieldComplaint = Omit<Complaint, "hint"> & { path: Path; hint?: string | undefined };

/** Complaints as faults of their file, each with its place. */
export function faultsOf(complaints: readonly FieldComplaint[], source: SourceFile): Fault[] {
  return complaints.map(({ path, expected, found, hint }) => ({
    file: source.file,
    ...source.placeOf(path),
    field: fieldName(path),
    expected,
    found,
    ...(hint === undefined ? {} : { hint }),
  }));
}

/** The same for a file of content that nobody has read yet: without complaints there is no need to. */
export function faultsIn(file: TextFile, complaints: readonly FieldComplaint[]): Fault[] {
  if (complaints.length === 0) return [];
  return faultsOf(complaints, file.file.endsWith(".json") ? readJson(file) : readMarkdown(file));
}
