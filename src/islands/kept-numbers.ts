import { NUMBERS_KEY } from "../site/storage";

/** Whether the visitor's numbers are in the address or in this tab. Storage may be switched off. */
export function hasNumbers(): boolean {
  if (location.hash.includes("=")) return true;
  try {
    return sessionStorage.getItem(NUMBERS_KEY) !== null;
  } catch {
    return false;
  }
}
