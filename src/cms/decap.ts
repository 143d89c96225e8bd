import type { ReactNode } from "react";
import type { blockComponents } from "./blocks";
import type { NO_MEDIA, configOf } from "./config";
import type { FieldValues } from "./form-data";
import type { CollectionName, Format } from "./formats";
import type { referenceComponent } from "./references";

/** What this project uses of Decap CMS, which is a script of its own on the admin page and not part of this bundle. */

/** An entry as Decap holds it: a table that is read by names. */
export type DecapEntry = {
  /** `raw` is the file's text as it was when the entry was opened; empty for a new one. */
  get(name: "path" | "raw"): string;
  get(name: "collection"): CollectionName;
  get(name: "data"): { toJS(): FieldValues };
};

/** A form in the place of a block, or a piece within a line. */
type Component = ReturnType<typeof blockComponents>[number] | ReturnType<typeof referenceComponent>;

export type Decap = {
  init(options: { config: ReturnType<typeof configOf> }): void;
  registerCustomFormat(name: string, extension: string, format: Pick<Format, "fromFile" | "toFile">): void;
  registerEditorComponent(component: Component): void;
  registerMediaLibrary(library: typeof NO_MEDIA): void;
  registerPreviewStyle(address: string): void;
  registerPreviewTemplate(collection: string, template: (props: { entry: DecapEntry }) => ReactNode): void;
  registerEventListener(listener: {
    name: "preSave" | "postSave";
    handler: (event: { entry: DecapEntry }) => Promise<void>;
  }): void;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to the window's type
  interface Window {
    /** Keeps Decap from starting before its formats and blocks are known. */
    CMS_MANUAL_INIT?: boolean;
    CMS?: Decap;
    /** Decap's own React: what its pages are made of. */
    h?: (tag: string, properties: { ref: (element: HTMLElement | null) => void }) => ReactNode;
  }
}
