import type { HostingRules } from "./rules";

/** A basic string of TOML; its escapes are those of JSON. */
const text = (value: string) => JSON.stringify(value);

/**
 * `netlify.toml`, which lies in the repository because Netlify reads it before it builds. Its rules are those of every
 * build; what a build adds, such as a Content-Security-Policy, stands in that build's `_headers`.
 */
export function netlifyToml({ headers: rules, standIns }: HostingRules): string {
  const lines = [
    '# Made by "npx tsx scripts/netlify.ts" from src/build/finish/hosting/rules.ts.',
    "",
    "[build]",
    '  command = "npm run build"',
    '  publish = "public"',
    "",
    "[build.environment]",
    '  NODE_VERSION = "22"',
    ...standIns.flatMap(({ below, page }) => [
      "",
      "[[redirects]]",
      `  from = ${text(`${below}*`)}`,
      `  to = ${text(page)}`,
      "  status = 200",
    ]),
    ...rules.flatMap(({ glob, headers }) => [
      "",
      "[[headers]]",
      `  for = ${text(glob)}`,
      "  [headers.values]",
      ...Object.entries(headers).map(([name, value]) => `    ${name} = ${text(value)}`),
    ]),
    "",
  ];
  return lines.join("\n");
}
