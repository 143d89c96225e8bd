import { useEffect, useState } from "react";

/** A day in the visitor's own time, as an ISO date. */
function isoToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Today as an ISO date; null at first, as the page as built has no day. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(isoToday(new Date())), []);
  return today;
}
