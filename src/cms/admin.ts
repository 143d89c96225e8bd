import "../styles/global.css";
import { z } from "zod";
import { EDITOR_COMPONENTS } from "./blocks";
import type { TextFile } from "../content/read/source-file";
import { type Changed, checkFile, faultTexts } from "./check";
import { type AdminSettings, COLLECTION_FORMATS, configOf } from "./config";
import type { DecapEntry } from "./decap";
import { FORMATS, type FormatName } from "./formats";
import { drawSoon } from "./preview/draw";

/** The admin page: tells Decap CMS of this project's content, formats, blocks and looks, then starts it. */

window.CMS_MANUAL_INIT = true;

const settingsSchema = z.object({
  prefix: z.string(),
  backend: z.union([
    z.object({ local: z.string() }),
    z.object({ repository: z.string(), authAddress: z.string().nullable() }),
  ]),
});

function readSettings(): AdminSettings {
  const text = document.getElementById("settings")?.textContent ?? "";
  return settingsSchema.parse(JSON.parse(text));
}

const filesSchema = z.array(z.object({ file: z.string(), text: z.string() }));

/** The project's content files, which lie beside the admin page. */
async function fetchContent(admin: string): Promise<TextFile[]> {
  const answer = await fetch(`${admin}/content.json`, { cache: "no-store" });
  if (!answer.ok) throw new Error(`The content could not be read: ${answer.status} ${answer.statusText}`);
  return filesSchema.parse(await answer.json());
}

/** The file that an entry is, or will be once it is saved. */
function fileOf(entry: DecapEntry, format: FormatName): string {
  const path = entry.get("path");
  if (path) return path;
  const id = entry.get("data").toJS()["id"];
  return format === "card" ? `data/cards/${typeof id === "string" ? id : ""}.json` : "data/guides/new-guide.md";
}

function changedFile(entry: DecapEntry, format: FormatName): Changed {
  const text = FORMATS[format].toFile(entry.get("data").toJS());
  return { file: fileOf(entry, format), text, isNew: !entry.get("path") };
}

function start(): void {
  const { CMS: cms, h } = window;
  if (!cms || !h) throw new Error("Decap CMS is missing.");
  const settings = readSettings();
  const admin = `${settings.prefix}/admin`;
  let content = fetchContent(admin);

  for (const [name, { extension, fromFile, toFile }] of Object.entries(FORMATS)) {
    cms.registerCustomFormat(name, extension, { fromFile, toFile });
  }
  for (const component of EDITOR_COMPONENTS) cms.registerEditorComponent(component);

  cms.registerPreviewStyle(`${admin}/admin.css`);
  for (const [collection, format] of COLLECTION_FORMATS) {
    cms.registerPreviewTemplate(collection, ({ entry }) =>
      h("div", {
        ref: (element) => {
          if (!element) return;
          drawSoon(element, fileOf(entry, format), async () => checkFile(await content, changedFile(entry, format)));
        },
      }),
    );
  }

  cms.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const format = COLLECTION_FORMATS.get(entry.get("collection") ?? "");
      if (!format) return;
      content = fetchContent(admin);
      const { faults } = checkFile(await content, changedFile(entry, format));
      if (faults.length > 0) throw new Error(`\n${faultTexts(faults).join("\n\n")}`);
    },
  });
  cms.registerEventListener({
    name: "postSave",
    handler: () => {
      content = fetchContent(admin);
      return Promise.resolve();
    },
  });

  cms.init({ config: configOf(settings) });
}

document.addEventListener("DOMContentLoaded", start);
