const DAY = 86_400_000;

/** Whole days from one ISO day ("2025-01-08") to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}
