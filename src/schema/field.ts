import { z } from "zod";

/** A field's help for editors: metadata of its schema, shown in the CMS and in the message of an error. */
export const fieldHelp = z.object({
  description: z.string(),
  /** "a rate or a range such as …": what an error says was expected. Left out, the type says it. */
  expected: z.string().optional(),
  hint: z.string().optional(),
  /** How the CMS titles an entry of a list, such as "{{fields.by}}"; left out, by its first field. */
  summary: z.string().optional(),
});

type FieldHelp = z.output<typeof fieldHelp>;

export function field<T extends z.ZodType>(
  schema: T,
  description: string,
  more: Omit<FieldHelp, "description"> = {},
): T {
  return schema.meta({ description, ...more });
}

export function helpOf(schema: z.core.$ZodType): FieldHelp | undefined {
  const help = z.globalRegistry.get(schema);
  const inner = unwrapped(schema);
  return help ? fieldHelp.parse(help) : inner && helpOf(inner);
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const isWrapper =
    schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapper ? schema.def.innerType : undefined;
}

export function innermostSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapped(schema);
  return inner ? innermostSchema(inner) : schema;
}

/** A schema for a field that may be left out; what is left out is null, here and nowhere else. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullable().default(null as z.output<T> & null);
}

export function groups<Shape extends z.core.$ZodShape>(min: number, max: number | null, shape: Shape) {
  const all = z.array(z.strictObject(shape));
  const some = min > 0 ? all.min(min) : all;
  return max === null ? some : some.max(max);
}

export const isEachOnce = (items: readonly string[]) => new Set(items).size === items.length;

/** Adds an issue to a field, for rules of `superRefine`. `expected` completes "expected …" in the message. */
export function refuse(context: z.RefinementCtx, path: (string | number)[], expected: string, hint?: string): void {
  context.addIssue({ code: "custom", path, message: expected, params: { hint } });
}

/** How the part of an address is written that a file's name gives. */
export const SHORT_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function line(description: string, max = 120) {
  return field(z.string().trim().min(1).max(max), description, { expected: `a line of 1 to ${max} characters` });
}

export function text(description: string, max = 600) {
  return field(z.string().trim().min(1).max(max), description, { expected: `a text of 1 to ${max} characters` });
}

/** The sentence about a page for search results. Engines pass over shorter texts and cut off longer ones. */
export function searchDescription(description: string) {
  return field(z.string().trim().min(70).max(170), description, { expected: "a sentence of 70 to 170 characters" });
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const DAY_OR_MONTH = new RegExp(`${MONTH.source}|${DAY.source}`);

/** Cards state terms by the CARD Act of May 2009, and prime then dated from December 2008: other years are slips. */
const YEARS = { from: "2008", to: "2099" };

/** Returns whether a text is a day that exists, or a month, within the years that content can speak of. */
export function isKnownDay(value: string): boolean {
  const day = new Date(`${MONTH.test(value) ? `${value}-01` : value}T00:00:00Z`);
  const isReal = DAY_OR_MONTH.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return isReal && value >= YEARS.from && value.slice(0, YEARS.to.length) <= YEARS.to;
}

export function date(description: string) {
  return field(z.string().regex(DAY).refine(isKnownDay), description, {
    expected: "a date written year-month-day, such as 2025-01-08",
    hint: `check that the day exists in that month, and that its year is ${YEARS.from} or later`,
  });
}

export function dayOrMonth(description: string) {
  return field(z.string().regex(DAY_OR_MONTH).refine(isKnownDay), description, {
    expected: "a day such as 2026-02-14, or a month such as 2026-02",
    hint: `the day that the source speaks of, which exists and is in ${YEARS.from} or later`,
  });
}

export function host(description: string) {
  return field(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/), description, { expected: "a host such as citi.com" });
}

export function sitePath(description: string) {
  return field(z.string().regex(/^\/[\w{}\-./?=&#]*$/), description, {
    expected: "an address on this site that starts with /, such as /compare",
    hint: "leave the domain out",
  });
}

export const link = z.strictObject({ label: line("The words of the link", 60), to: sitePath("Where it leads") });

/** Hosts that one computer, house or account knows, addresses of numbers, previews, and those who pass links on to track them. */
const PRIVATE_HOSTS: readonly RegExp[] = [
  /^[^.]+$|\.(?:local|localhost|internal|lan|home\.arpa)$|^[\d.]+$|^deploy-preview-\d+--/,
  /(?:^|\.)(?:(?:docs|drive|mail)\.google|sharepoint|onedrive\.live|outlook\.(?:live|office)|chatgpt)\.com$/,
  /(?:^|\.)(?:safelinks\.protection\.outlook|urldefense|urldefense\.proofpoint|linkprotect\.cudasvc|l\.facebook)\.com$/,
];

/** A result of a search engine, which passes its reader on. */
const SEARCH_RESULT = /^(?:.+\.)?(?:google|bing)\.[a-z.]+\/(?:url|ck\/a|aclk)$/;

/** Returns true if an address leads readers out safely: https, no user name, no control characters or spaces, a public host. */
export function isSafeAddress(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!/^https:\/\/[^\u0000-\u0020\u007f]*$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname, pathname } = new URL(value);
  const isPrivate = PRIVATE_HOSTS.some((host) => host.test(hostname)) || SEARCH_RESULT.test(hostname + pathname);
  return username === "" && password === "" && !isPrivate;
}

export const SAFE_ADDRESS = "an address that starts with https:// and that every reader can open";

export function httpsAddress(description: string) {
  return field(z.string().max(300).refine(isSafeAddress), description, {
    expected: SAFE_ADDRESS,
    hint: "no user name, password or space in it, no localhost, preview or document of an account, no redirect through a search engine or a mail scanner",
  });
}
