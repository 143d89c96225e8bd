import { NUMBERS_KEY, remembered } from "../site/storage";

/** Whether the visitor's numbers are in the address or in this tab. */
export function hasNumbers(): boolean {
  return location.hash.includes("=") || remembered(NUMBERS_KEY) !== "";
}
