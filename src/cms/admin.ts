import "../styles/global.css";
import { z } from "zod";
import { isoDay } from "../domain/text/format";
import { blockComponents } from "./blocks";
import { type Checked, type Saved, checkFile, savedFiles } from "./check";
import { type AdminSettings, NO_MEDIA, PREVIEWS, configOf } from "./config";
import type { DecapEntry } from "./decap";
import { editorToken, withDrafts } from "./drafts";
import { FORMATS } from "./formats";
import { pickReference } from "./pick-reference";
import { knownNames, referenceComponent } from "./references";
import { drawSoon } from "./preview/draw";

/** The admin page: tells Decap CMS of this project's content, formats, blocks and looks, then starts it. */

window.CMS_MANUAL_INIT = true;

/** The bundler fills it in. */
declare const __SETTINGS__: AdminSettings;

const filesSchema = z.array(z.object({ file: z.string(), text: z.string() }));

/** The project's content files, which lie beside the admin page: on this computer all, online all but drafts. */
async function fetchContent(admin: string): Promise<Saved> {
  const answer = await fetch(`${admin}/content.json`, { cache: "no-store" });
  if (!answer.ok) throw new Error(`The content could not be read: ${answer.status} ${answer.statusText}`);
  const files = filesSchema.parse(await answer.json());
  const { backend } = __SETTINGS__;
  if ("local" in backend) return savedFiles(files);
  const known = await withDrafts(files, backend.repository, editorToken());
  return savedFiles(known.files, known.missing);
}

/** The file that an entry is, or will be once it is saved. */
function fileOf(entry: DecapEntry): string {
  const path = entry.get("path");
  if (path) return path;
  if (entry.get("collection") === "guides") return "data/guides/new-guide.md";
  const id = entry.get("data").toJS()["id"];
  return `data/cards/${typeof id === "string" ? id : ""}.json`;
}

const CHANGED =
  "Somebody has changed this file since you opened it. Publish again to write over that, or reload the page to see it.";

/** The text of each file that was saved here, or whose editor was warned. */
const textsSeen = new Map<string, string>();

/** Warns once before a form writes over a change. Online, GitHub says so in the pull request. */
function warnOfOverwriting(entry: DecapEntry, { files }: Saved): void {
  const file = fileOf(entry);
  const text = files.find((one) => one.file === file)?.text;
  if (text === undefined || !("local" in __SETTINGS__.backend)) return;
  if (text === entry.get("raw") || text === textsSeen.get(file)) return;
  textsSeen.set(file, text);
  throw new Error(CHANGED);
}

/** Decap opens a folded group by its small arrow alone; here its whole bar does. */
function openFoldedBar({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest("button")) return;
  const arrow = target.querySelector(
    ":scope > [data-testid='expand-button'], :scope > * > [data-testid='expand-button']",
  );
  if (arrow instanceof HTMLElement) arrow.click();
}

const ENTRY = /#\/collections\/[^/]+\/(?:entries\/|new)/;

/** Decap keeps the form of the entry before when an address leads from one entry to another: there the page starts anew. */
function startAnewAtEntry({ oldURL, newURL }: HashChangeEvent): void {
  if (ENTRY.test(oldURL) && ENTRY.test(newURL)) window.location.reload();
}

const LOOK_MS = 500;

/** References and lists to pick from are made as the page starts: once an editor has signed in, it starts anew with drafts. */
function startAnewOnceSignedIn(): void {
  const before = editorToken();
  const looking = setInterval(() => {
    const token = editorToken();
    if (token === null || token === before) return;
    clearInterval(looking);
    window.location.reload();
  }, LOOK_MS);
}

/** What the check says of an entry today. */
function checked(saved: Saved, entry: DecapEntry): Checked {
  const text = FORMATS[entry.get("collection")].toFile(entry.get("data").toJS());
  return checkFile(saved, { file: fileOf(entry), text, isNew: !entry.get("path") });
}

async function start(): Promise<void> {
  const { CMS: cms, h } = window;
  if (!cms || !h) throw new Error("Decap CMS is missing.");
  const admin = `${__SETTINGS__.prefix}/admin`;
  let content = fetchContent(admin);
  const { saved, missing } = await content;
  const known = saved && knownNames(saved);

  for (const component of blockComponents(known?.names)) cms.registerEditorComponent(component);
  cms.registerEditorComponent(
    referenceComponent(known?.sources ?? null, async (present) => known && pickReference(known.sources, present)),
  );
  cms.registerMediaLibrary(NO_MEDIA);

  cms.registerPreviewStyle(`${admin}/admin.css`);
  for (const [name, { extension, fromFile, toFile }] of Object.entries(FORMATS)) {
    cms.registerCustomFormat(name, extension, { fromFile, toFile });
  }
  for (const preview of PREVIEWS) {
    cms.registerPreviewTemplate(preview, ({ entry }) =>
      h("div", {
        ref: (element) => {
          if (element) drawSoon(element, fileOf(entry), async () => checked(await content, entry));
        },
      }),
    );
  }

  cms.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      content = fetchContent(admin);
      const { faults, missing } = checked(await content, entry);
      const said = missing === null ? faults : [...faults, missing];
      if (faults.length > 0) throw new Error(`\n${said.join("\n\n")}`);
      warnOfOverwriting(entry, await content);
    },
  });
  cms.registerEventListener({
    name: "postSave",
    handler: async ({ entry }) => {
      content = fetchContent(admin);
      const file = fileOf(entry);
      const saved = (await content).files.find((one) => one.file === file);
      if (saved) textsSeen.set(file, saved.text);
    },
  });

  cms.init({ config: configOf(__SETTINGS__, isoDay(new Date()), known?.names) });
  if (missing !== null) startAnewOnceSignedIn();
  document.addEventListener("click", openFoldedBar, true);
  window.addEventListener("hashchange", startAnewAtEntry);
}

document.addEventListener("DOMContentLoaded", () => {
  start().catch((error: unknown) => document.body.append(String(error)));
});
