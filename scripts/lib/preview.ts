import { UsageError } from "./options.mjs";

/** Where a pull request's preview is shown. */
export type PreviewTarget = { host: "netlify" | "cloudflare" | "pages" | "none"; url: string; prefix: string };

type Environment = Record<string, string | undefined>;

const NOWHERE: PreviewTarget = { host: "none", url: "", prefix: "" };

function setting(env: Environment, name: string, form: RegExp): string {
  const value = env[name] ?? "";
  if (!form.test(value)) {
    throw new UsageError(`The variable ${name} is missing or has another form than expected: "${value}".`);
  }
  return value;
}

const NAME = /^[a-z0-9][a-z0-9-]*$/i;
const REPOSITORY = /^[a-z0-9][a-z0-9-]*\/[\w.-]+$/i;

/**
 * The host whose secret exists, and the address that the preview will have there. The address is known before the build,
 * so that canonical links name the preview itself.
 */
export function previewTarget(env: Environment): PreviewTarget {
  const name = `pr-${setting(env, "PREVIEW_NUMBER", /^\d+$/)}`;
  if (env["HAS_NETLIFY"] === "true") {
    return {
      host: "netlify",
      url: `https://${name}--${setting(env, "NETLIFY_SITE_NAME", NAME)}.netlify.app`,
      prefix: "",
    };
  }
  if (env["HAS_CLOUDFLARE"] === "true") {
    return {
      host: "cloudflare",
      url: `https://${name}.${setting(env, "CLOUDFLARE_PROJECT", NAME)}.pages.dev`,
      prefix: "",
    };
  }
  if (env["HAS_PAGES"] === "true") {
    const [owner = "", repository = ""] = setting(env, "PAGES_REPOSITORY", REPOSITORY).split("/");
    const prefix = `/${repository}/${name}`;
    return { host: "pages", url: `https://${owner.toLowerCase()}.github.io${prefix}`, prefix };
  }
  return NOWHERE;
}

/** The start of the comment, by which it is found again. */
const MARK = "<!-- preview -->";

/** GitHub refuses longer comments. */
const LONGEST = 60_000;

/** The one comment of a pull request: where to look, and what changed. */
export function previewComment(url: string, changes: string): string {
  const where = url
    ? `**Preview:** ${url} (hidden from search engines)`
    : "No host is set up for previews; the finished site is an artifact of the workflow “Checks”.";
  const body = `${MARK}\n${where}\n\n${changes}`;
  return body.length > LONGEST ? `${body.slice(0, LONGEST)}\n\n… and more; see \`npm run content:diff\`.` : body;
}
