import { adminRepository } from "./admin";
import { contentDay } from "./content-day";
import { readEditUrl } from "./edit-bar";
import { isSwitchedOn, pathPrefix, siteUrl } from "./environment";
import { PROJECT } from "./project";

/** Everything that a variable can tell a build. */
const SETTINGS = [
  () => siteUrl(),
  () => pathPrefix(),
  () => isSwitchedOn("NOINDEX"),
  () => isSwitchedOn("SHOW_DRAFTS"),
  () => readEditUrl(),
  () => adminRepository(),
  () => contentDay(PROJECT),
];

/** What is wrong with the variables of a build, a line for each: known before any page is drawn. */
export function settingFaults(): string[] {
  return SETTINGS.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
