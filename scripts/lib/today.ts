import { contentDay } from "../../src/build/content-day";
import { isoDay } from "../../src/domain/text/format";

/** Today as an ISO day, in UTC; that of SOURCE_DATE_EPOCH if it is set. Throws if it is no number of seconds. */
export function today(): string {
  const chosen = process.env["SOURCE_DATE_EPOCH"] ? contentDay(process.cwd()) : null;
  return chosen ?? isoDay(new Date());
}
