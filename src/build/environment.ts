/** What a build is given by a variable; null without it. Throws for a value of another form, of which `rule` says what it must be. */
export function setting(name: string, form: RegExp, rule: string, value = process.env[name]): string | null {
  if (!value) return null;
  if (form.test(value)) return value;
  throw new Error(`${name} must ${rule}, found "${value}".`);
}

/** Whether a build is asked for something by a variable such as NOINDEX=1. Throws for a value that could mean either. */
export function isSwitchedOn(name: string, value = process.env[name]): boolean {
  return /^(?:1|true)$/.test(setting(name, /^(?:0|1|false|true)$/, "be 1 or 0", value) ?? "");
}
