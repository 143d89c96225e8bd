import { CARD_FIELD_NAMES } from "../domain/cards/card-field-names";
import { guideSchema, pageSchema } from "../content/schema/guide-schema";
import { cardSchema } from "../content/schema/card-schema";
import { glossarySchema } from "../content/schema/glossary-schema";
import { siteSchema } from "../content/schema/site-schema";
import { EDITOR_COMPONENTS } from "./blocks";
import { type CmsField, fieldsOf } from "./fields";
import { BODY, type FormatName } from "./formats";

/** The configuration of Decap CMS, made of the schemas. */

/** What the admin page is told by whoever builds it. */
export type AdminSettings = {
  /** The local backend's address, or the repository on GitHub that pull requests go to (`owner/name`). */
  backend: { local: string } | { repository: string; authAddress: string | null };
  /** The folder of the host that the site stands in, such as "" or "/folder". */
  prefix: string;
};

type Collection = {
  name: string;
  label: string;
  label_singular?: string;
  description?: string;
  format: FormatName;
  extension?: string;
  folder?: string;
  create?: boolean;
  slug?: string;
  identifier_field?: string;
  summary?: string;
  fields?: CmsField[];
  files?: { name: string; label: string; file: string; fields: CmsField[] }[];
  editor?: { preview: boolean };
};

const markdown: CmsField = {
  name: BODY,
  label: "Text",
  widget: "markdown",
  required: true,
  hint: "The Markdown below the head. The + adds a block: callout, worked example, chart, table of cards, key term.",
  // What the content check takes: sections and parts of them, no code, no pictures.
  buttons: ["bold", "italic", "link", "heading-two", "heading-three", "quote", "bulleted-list", "numbered-list"],
  editor_components: EDITOR_COMPONENTS.map(({ id }) => id),
};

/** Online each entry has a branch of its own, so that a form of the settings would name it on another. */
const namedIn = (what: string, label: string, field: string) =>
  `A new ${what} must also be named: on this computer under Site settings, ${label}; online on GitHub, in "${field}" of data/site.json on the new ${what}'s own branch.`;

const COLLECTIONS: readonly Collection[] = [
  {
    name: "cards",
    label: "Cards",
    label_singular: "Card",
    description: `The catalogue. ${namedIn("card", "Card order", "cardOrder")}`,
    folder: "data/cards",
    extension: "json",
    format: "card",
    create: true,
    slug: "{{fields.id}}",
    identifier_field: "name",
    summary: "{{name}}",
    fields: fieldsOf(cardSchema, CARD_FIELD_NAMES),
  },
  {
    name: "guides",
    label: "Guides",
    label_singular: "Guide",
    description: namedIn("guide", "Guide order", "guideOrder"),
    folder: "data/guides",
    extension: "md",
    format: "guide",
    create: true,
    identifier_field: "title",
    fields: [...fieldsOf(guideSchema), markdown],
  },
  {
    name: "pages",
    label: "Pages",
    label_singular: "Page",
    folder: "data/pages",
    extension: "md",
    format: "page",
    create: false,
    identifier_field: "title",
    fields: [...fieldsOf(pageSchema), markdown],
  },
  {
    name: "settings",
    label: "Site settings",
    format: "settings",
    files: [{ name: "site", label: "Site settings", file: "data/site.json", fields: fieldsOf(siteSchema) }],
  },
  {
    name: "glossary",
    label: "Key terms",
    format: "glossary",
    files: [{ name: "glossary", label: "Key terms", file: "data/glossary.json", fields: fieldsOf(glossarySchema) }],
  },
];

function backendOf(backend: AdminSettings["backend"]) {
  if ("local" in backend) return { name: "proxy", proxy_url: backend.local };
  const { repository, authAddress } = backend;
  return { name: "github", repo: repository, branch: "main", ...(authAddress ? { base_url: authAddress } : {}) };
}

/** What Decap CMS is started with. On GitHub each change is a pull request; on this computer it is saved at once. */
export function configOf({ backend, prefix }: AdminSettings) {
  return {
    // Nothing is looked up: this is the whole configuration.
    load_config_file: false,
    backend: backendOf(backend),
    ...("repository" in backend ? { publish_mode: "editorial_workflow" } : {}),
    // Guides have no pictures, but Decap wants a place for them.
    media_folder: "static",
    public_folder: "/",
    site_url: prefix || "/",
    logo_url: `${prefix}/icon.svg`,
    slug: { encoding: "ascii", clean_accents: true },
    // Online, Delete and Unpublish would write to the main branch at once. Both go by this one switch, which is on if left out.
    collections: COLLECTIONS.map((collection) => ({ ...collection, delete: false })),
  };
}

/** The format of each collection; files of settings are known by their own name too. */
export const COLLECTION_FORMATS: ReadonlyMap<string, FormatName> = new Map(
  COLLECTIONS.flatMap(({ name, format, files = [] }): [string, FormatName][] => [
    [name, format],
    ...files.map((file): [string, FormatName] => [file.name, format]),
  ]),
);
