/** Whether a build is asked for something by a variable such as NOINDEX=1. Throws for a value that could mean either. */
export function isSwitchedOn(name: string, value = process.env[name]): boolean {
  if (!value || value === "0" || value === "false") return false;
  if (value === "1" || value === "true") return true;
  throw new Error(`${name} must be 1 or 0, found "${value}".`);
}
