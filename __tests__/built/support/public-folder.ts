import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../../src/content/content-files";

/** The folder that `npm run build` leaves behind. */
const PUBLIC = path.resolve(__dirname, "../../../public");

/** Gives the folder back if a built site is in it. A test of the built site fails when there is none; it never skips. */
function requireBuilt(folder: string): string {
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  return folder;
}

export function builtPath(file: string): string {
  return path.join(requireBuilt(PUBLIC), file);
}

export function builtText(file: string): string {
  return readFileSync(builtPath(file), "utf8");
}

export function isBuilt(file: string): boolean {
  return existsSync(builtPath(file));
}

/** Every file of the built site, as a path with forward slashes. */
export function builtFiles(): string[] {
  return filesIn(requireBuilt(PUBLIC));
}
