import { TEXT_PAGES } from "../domain/guides/guide";
import { cardSchema } from "../schema/card-schema";
import { GLOSSARY_FILE, glossarySchema, guideSchema, pageSchema } from "../schema/guide-schema";
import { ISSUERS_FILE, issuersSchema } from "../schema/issuer-schema";
import { PAGE_NAMES, pageFile, pagesSchema } from "../schema/page-schemas";
import { PRIME_FILE, primeSchema } from "../schema/prime-schema";
import { SITE_FILE, siteSchema } from "../schema/site-schema";
import { ROUTES, NOT_FOUND_PATH } from "../site/routes";
import { type CmsField, formOf } from "./fields";
import type { PageName } from "../domain/site/site";

/** The configuration of Decap CMS (https://decapcms.org/docs/configuration-options), made from the schemas of the content. */

/** Where edits go: to pull requests of a repository on GitHub (`owner/name`), or to the files of this computer. */
export type CmsBackend = { repository: string; authAddress: string | null } | { local: string };

const body: CmsField = {
  name: "body",
  label: "Text",
  widget: "text",
  required: true,
  hint: "Markdown. How to write references, charts and tables: docs/writing-guides.md.",
};

const pages = [
  ...PAGE_NAMES.map((name) => ({
    name,
    label: pagesSchema.shape[name].description ?? name,
    file: pageFile(name),
    // Each card has a page of its own; all are listed under /offers.
    preview_path: (pathOfPage(name) ?? ROUTES.offers.path).slice(1),
    fields: formOf(pagesSchema.shape[name]),
  })),
  ...TEXT_PAGES.map((name) => ({
    name,
    label: ROUTES[name].label,
    file: `data/pages/${name}.md`,
    preview_path: ROUTES[name].path.slice(1),
    fields: [...formOf(pageSchema), body],
  })),
];

const settings = [
  { name: "site", label: "Site settings", file: SITE_FILE, fields: formOf(siteSchema) },
  { name: "glossary", label: "Key terms", file: GLOSSARY_FILE, fields: formOf(glossarySchema) },
  { name: "issuers", label: "Issuers", file: ISSUERS_FILE, fields: formOf(issuersSchema) },
  { name: "prime-rate", label: "Prime rate", file: PRIME_FILE, fields: formOf(primeSchema) },
];

const NEW_ENTRY = "comes last until you add it to the order in the site settings.";

// Decap would delete on the main branch at once, without a pull request.
const common = { delete: false, editor: { preview: false } };

const collections = [
  {
    ...common,
    name: "cards",
    label: "Cards",
    label_singular: "Card",
    description: `A new card ${NEW_ENTRY}`,
    folder: "data/cards",
    extension: "json",
    format: "json",
    create: true,
    slug: "{{fields.id}}",
    identifier_field: "name",
    preview_path: "cards/{{fields.id}}",
    fields: formOf(cardSchema),
  },
  {
    ...common,
    name: "guides",
    label: "Guides",
    label_singular: "Guide",
    description: `A new guide ${NEW_ENTRY}`,
    folder: "data/guides",
    extension: "md",
    format: "yaml-frontmatter",
    create: true,
    preview_path: "guides/{{slug}}",
    fields: [...formOf(guideSchema), body],
  },
  { ...common, name: "pages", label: "Pages", files: pages },
  { ...common, name: "settings", label: "Settings", files: settings },
];

function backendOf(backend: CmsBackend) {
  if ("local" in backend) return { backend: { name: "proxy", proxy_url: backend.local } };
  const { repository, authAddress } = backend;
  return {
    backend: { name: "github", repo: repository, branch: "main", ...(authAddress && { base_url: authAddress }) },
    publish_mode: "editorial_workflow",
  };
}

export function cmsConfig(backend: CmsBackend, prefix: string) {
  return {
    ...backendOf(backend),
    load_config_file: false,
    site_url: prefix || "/",
    // No text has pictures. Decap's library, which writes to the main branch at once, gives way to one without a window.
    media_folder: "data/pictures",
    media_library: { name: "none" },
    slug: { encoding: "ascii", clean_accents: true },
    collections,
  };
}

function pathOfPage(name: PageName): string | null {
  if (name === "card") return null;
  return name === "not-found" ? NOT_FOUND_PATH : ROUTES[name].path;
}
