import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Guide, GuideReader, TextReading } from "../content/read/markdown-file";
import { nameOf } from "../content/read/source-file";

/**
 * What guides read to, kept from build to build. To read and check a guide's text takes 50 ms or more: with 5,000 guides an
 * edit of one would wait minutes for all the others.
 *
 * Only a guide without any fault is kept. It stands in a file of its own under a seal, which is a hash of all that went into
 * it and of what came of it: the guide's file, what it was checked against, the code that read it. Where the seal is another,
 * something has changed or the file is damaged; either way the guide is read anew.
 */

/** Where readings are kept, by the names of the guides' files. */
type Shelf = {
  /** Null if there is nothing that can be read. */
  get(name: string): string | null;
  put(name: string, text: string): void;
  /** Takes away what belongs to no guide any more. */
  keepOnly(names: ReadonlySet<string>): void;
};

/** Sets and maps are written as lists: JSON would leave out what they hold. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    item instanceof Set || item instanceof Map ? Array.from<unknown>(item) : item,
  );
}

function hashOf(...parts: unknown[]): string {
  return createHash("sha256").update(written(parts)).digest("hex");
}

/** Enough, as nothing but what was written by the same code has the right seal. */
function isReading(value: unknown): value is TextReading<Guide> {
  return typeof value === "object" && value !== null && "value" in value && "linked" in value && "faults" in value;
}

function sealed(key: string, text: string): string {
  return `${hashOf(key, text)}\n${text}`;
}

/** What stands under a seal; null if the seal is another. */
function opened(key: string, kept: string | null): TextReading<Guide> | null {
  const text = kept?.slice(kept.indexOf("\n") + 1) ?? "";
  if (kept !== sealed(key, text)) return null;
  const reading: unknown = JSON.parse(text);
  return isReading(reading) ? reading : null;
}

/** A reader that takes from the shelf what it has read before. `code` stands for the code that `readGuides` runs. */
export function keepingReader(readGuides: GuideReader, shelf: Shelf, code: string): GuideReader {
  return (context) => {
    const readAnew = readGuides(context);
    const around = hashOf(code, context);
    shelf.keepOnly(context.names);
    return (file) => {
      const key = hashOf(around, file);
      const name = nameOf(file);
      const known = opened(key, shelf.get(name));
      if (known) return known;
      const reading = readAnew(file);
      if (reading.faults.length > 0) return reading;
      const kept = sealed(key, written(reading));
      shelf.put(name, kept);
      // Opened again, so that the first build is given the very same as the next one.
      return opened(key, kept) ?? reading;
    };
  };
}

/** What a step on the disk gives; null where it fails. */
function tried<T>(step: () => T): T | null {
  try {
    return step();
  } catch {
    return null;
  }
}

/** Keeps readings as the files of a folder. A build does without one that can't be read or written. */
export function folderShelf(folder: string): Shelf {
  tried(() => mkdirSync(folder, { recursive: true }));
  return {
    get: (name) => tried(() => readFileSync(path.join(folder, name), "utf8")),
    put: (name, text) => tried(() => writeFileSync(path.join(folder, name), text)),
    keepOnly: (names) => {
      const kept = tried(() => readdirSync(folder)) ?? [];
      for (const name of kept.filter((one) => !names.has(one))) tried(() => rmSync(path.join(folder, name)));
    },
  };
}

/** The folders whose code reads guides; they import nothing from others. */
const CODE = ["src/content", "src/domain", "src/site"];

/** A hash of the code that reads guides, with the packages and the Node that it runs on. */
export function hashOfCode(root: string): string {
  const files = CODE.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .sort()
      .map((name) => path.join(folder, name)),
  );
  const texts = [...files, "package-lock.json"].map((file) => [file, readFileSync(path.join(root, file), "utf8")]);
  return hashOf(process.versions, texts);
}
