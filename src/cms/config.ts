import { LEGAL_PAGES } from "../domain/guides/legal-page";
import { pathOfPage } from "../domain/site/page-path";
import { helpOf } from "../schema/field";
import { guideSchema, pageSchema, glossarySchema } from "../schema/guide-schema";
import { PAGE_NAMES, pageFile, pagesSchema } from "../schema/page-schemas";
import { cardSchema } from "../schema/card-schema";
import { siteSchema } from "../schema/site-schema";
import { newCard } from "../content/tools/new-card";
import { newGuide } from "../content/tools/new-guide";
import { blockComponents } from "./blocks";
import { type CmsField, fieldsOf, pickedFrom } from "./fields";
import { type FieldValues, isFieldValues } from "./form-data";
import { BODY, type CollectionName, FORMATS } from "./formats";
import { ROUTES } from "../site/routes";
import type { Names } from "./references";

/** The configuration of Decap CMS, made of the schemas. */

/** What the admin page is told by whoever builds it. */
export type AdminSettings = {
  /** The local backend's address, or the repository on GitHub that pull requests go to (`owner/name`). */
  backend: { local: string } | { repository: string; authAddress: string | null };
  /** The folder of the host that the site stands in, such as "" or "/folder". */
  prefix: string;
};

type Collection = {
  name: CollectionName;
  label: string;
  label_singular?: string;
  description?: string;
  extension?: string;
  folder?: string;
  create?: boolean;
  slug?: string;
  identifier_field?: string;
  summary?: string;
  /** Where "View live" leads, below the site's address. */
  preview_path: string;
  fields?: CmsField[];
  files?: { name: string; label: string; file: string; preview_path?: string; fields: CmsField[] }[];
  editor?: { preview: boolean };
};

const markdown: CmsField = {
  name: BODY,
  label: "Text",
  widget: "markdown",
  required: true,
  hint: "The Markdown below the head. The + adds a block: callout, worked example, chart, table of cards.",
  // What the content check takes: sections and parts of them, no code, no pictures.
  buttons: ["bold", "italic", "link", "heading-two", "heading-three", "quote", "bulleted-list", "numbered-list"],
  editor_components: [...blockComponents().map(({ id }) => id), "reference"],
};

/** What changes most about a card stands first in its form; in its file each field keeps the place that its schema gives it. */
const FIRST_OF_CARD = ["name", "statements"];

const cardFields = fieldsOf(cardSchema);

const COLLECTIONS: readonly Collection[] = [
  {
    name: "cards",
    label: "Cards",
    label_singular: "Card",
    description: "The catalog. A new card comes last until you add it to Card order in the site settings.",
    folder: "data/cards",
    extension: "json",
    create: true,
    slug: "{{fields.id}}",
    identifier_field: "name",
    summary: "{{name}}",
    preview_path: "cards/{{fields.id}}",
    fields: [
      ...cardFields.filter(({ name }) => FIRST_OF_CARD.includes(name)),
      ...cardFields.filter(({ name }) => !FIRST_OF_CARD.includes(name)),
    ],
  },
  {
    name: "guides",
    label: "Guides",
    label_singular: "Guide",
    description: "A new guide comes last until you add it to Guide order in the site settings.",
    folder: "data/guides",
    extension: "md",
    create: true,
    identifier_field: "title",
    preview_path: "guides/{{slug}}",
    fields: [...fieldsOf(guideSchema), markdown],
  },
  {
    name: "pages",
    label: "Pages",
    description: "The texts of each page. What belongs to the site as a whole is in the site settings.",
    preview_path: "",
    files: [
      ...PAGE_NAMES.map((name) => ({
        name,
        label: helpOf(pagesSchema.shape[name])?.description ?? name,
        file: pageFile(name),
        // A card's page has the address of its card, so this leads to where all are listed.
        preview_path: (pathOfPage(name) ?? ROUTES.offers.path).slice(1),
        fields: fieldsOf(pagesSchema.shape[name]),
      })),
      ...LEGAL_PAGES.map((name) => ({
        name,
        label: ROUTES[name].label,
        file: `data/pages/${name}.md`,
        preview_path: ROUTES[name].path.slice(1),
        fields: [...fieldsOf(pageSchema), markdown],
      })),
    ],
  },
  {
    name: "site",
    label: "Site settings",
    preview_path: "",
    files: [{ name: "site", label: "Site settings", file: "data/site.json", fields: fieldsOf(siteSchema) }],
  },
  {
    name: "glossary",
    label: "Key terms",
    preview_path: "guides",
    files: [{ name: "glossary", label: "Key terms", file: "data/glossary.json", fields: fieldsOf(glossarySchema) }],
  },
];

/** What Decap calls the previews: one for all entries of a folder, or one for each file of a list. */
export const PREVIEWS = COLLECTIONS.flatMap(({ name, files }) => files?.map((one) => one.name) ?? [name]);

function backendOf(backend: AdminSettings["backend"]) {
  if ("local" in backend) return { name: "proxy", proxy_url: backend.local };
  const { repository, authAddress } = backend;
  return { name: "github", repo: repository, branch: "main", ...(authAddress ? { base_url: authAddress } : {}) };
}

/** In the place of Decap's own library of pictures, which can delete the site's icons: one without any window. */
export const NO_MEDIA = { name: "none", init: () => ({ enableStandalone: () => false }) };

/** What a new card or guide holds before anybody has answered anything: what `new:card` and `new:guide` write then. */
function beginningOf(collection: CollectionName, today: string): FieldValues {
  if (collection === "cards") return FORMATS.cards.fromFile(newCard({ id: "", issuer: "", today }).text);
  return FORMATS.guides.fromFile(newGuide({ name: "", related: [], today }).text);
}

function withDefaults(fields: readonly CmsField[], values: FieldValues): CmsField[] {
  return fields.map((field) => {
    const value = values[field.name];
    if (value === undefined || value === "") return field;
    if (!field.fields || !isFieldValues(value)) return { ...field, default: value };
    return { ...field, fields: withDefaults(field.fields, value) };
  });
}

/** A collection with what new entries begin with; the form of a guide picks its related guides. */
function completed(collection: Collection, today: string, names: Names | undefined): Collection {
  if (!collection.fields) return collection;
  const fields = collection.fields.map((field) =>
    collection.name === "guides" && field.name === "related" ? pickedFrom(field, names?.guides) : field,
  );
  return { ...collection, fields: withDefaults(fields, beginningOf(collection.name, today)) };
}

/** What Decap CMS is started with on an ISO day. On GitHub each change is a pull request; on this computer it is saved at once. */
export function configOf({ backend, prefix }: AdminSettings, today: string, names?: Names) {
  return {
    // Nothing is looked up: this is the whole configuration.
    load_config_file: false,
    backend: backendOf(backend),
    ...("repository" in backend ? { publish_mode: "editorial_workflow" } : {}),
    // No text has pictures. Decap wants a folder for them all the same, and shows it to nobody: see `NO_MEDIA`.
    media_folder: "data/pictures",
    media_library: { name: NO_MEDIA.name },
    site_url: prefix || "/",
    logo_url: `${prefix}/icon.svg`,
    slug: { encoding: "ascii", clean_accents: true },
    // Online, Delete and Unpublish would write to the main branch at once. Both go by this one switch, which is on if left out.
    collections: COLLECTIONS.map((collection) => ({
      ...completed(collection, today, names),
      format: collection.name,
      delete: false,
    })),
  };
}
