/** What a build is given by a variable; null without it. Throws for a value of another form, of which `rule` says what it must be. */
export function setting(name: string, form: RegExp, rule: string, value = process.env[name]): string | null {
  if (!value) return null;
  if (form.test(value)) return value;
  throw new Error(`${name} must ${rule}, found "${value}".`);
}

/** Where the site will be, as `SITE_URL` says; null if the content says it. */
export function siteUrl(): string | null {
  const rule = "start with https:// and end without a slash, such as https://example.com";
  return setting("SITE_URL", /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*$/, rule);
}

/** The folder of a host that all addresses begin with, as `PATH_PREFIX` says. */
export function pathPrefix(): string {
  return setting("PATH_PREFIX", /^(?:\/[\w.~-]+)+$/, "be a folder such as /plainrate") ?? "";
}

/** Whether a build is asked for something by a variable such as NOINDEX=1. Throws for a value that could mean either. */
export function isSwitchedOn(name: string, value = process.env[name]): boolean {
  return /^(?:1|true)$/.test(setting(name, /^(?:0|1|false|true)$/, "be 1 or 0", value) ?? "");
}
