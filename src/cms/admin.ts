import type { ReactNode } from "react";
import type { cmsConfig } from "./config";
import type { CmsField } from "./fields";

/** The script of the editors' page: gives Decap CMS two widgets that it lacks and the configuration, and starts it. */

/** A group or a list as Decap holds it (https://immutable-js.com). */
type Held = {
  readonly size: number;
  map(change: (value: unknown, name: string) => unknown): Held;
  filter(keep: (value: unknown) => boolean): Held;
  sortBy(order: (value: unknown, name: string) => number): Held;
};

type Entry = { get(name: "collection" | "slug"): string; get(name: "data"): Held };

type ControlProps = {
  value: unknown;
  field: {
    get(name: "label"): string;
    get(name: "min" | "max"): number | undefined;
    get(name: "options"): Iterable<string>;
  };
  forID: string;
  classNameWrapper: string;
  onChange: (value: unknown) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
};

type Control = { props: ControlProps; state: { text: string }; setState(state: { text: string }): void };

type ChangeEvent = { target: { value: string } };
type Decap = {
  init(options: { config: ReturnType<typeof cmsConfig> }): void;
  getWidget(name: string): { control: unknown };
  registerWidget(name: string, control: unknown): void;
  registerMediaLibrary(library: { name: string; init(): { enableStandalone(): boolean } }): void;
  registerEventListener(listener: { name: "preSave"; handler(event: { entry: Entry }): unknown }): void;
};

/** Set by Decap's script, which comes after this one. */
declare const CMS: Decap;
declare const h: (type: unknown, props: object, ...children: ReactNode[]) => ReactNode;
declare const createClass: (methods: ThisType<Control> & { render(this: Control): ReactNode }) => unknown;

declare const __CONFIG__: ReturnType<typeof cmsConfig>;

const NUMBER = /^\d+(?:\.\d+)?$/;

/** The number that a text says; any other text as it is, which the field's pattern refuses. */
function numberIn(text: string): number | string {
  return NUMBER.test(text) ? Number(text) : text;
}

/** A number typed as text: the wheel doesn't change it, as it does in Decap's own widget. */
const decimalMethods = {
  getInitialState: () => ({ text: "" }),
  isValid(this: Control) {
    const { value, field } = this.props;
    const [min, max] = [field.get("min"), field.get("max")];
    if (typeof value !== "number" || min === undefined || max === undefined) return true;
    if (value >= min && value <= max) return true;
    return { error: { type: "RANGE", message: `${field.get("label")} must be from ${min} to ${max}.` } };
  },
  render(this: Control) {
    const { value, forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
    const { text } = this.state;
    const shown = typeof value === "number" || typeof value === "string" ? String(value) : "";
    return h("input", {
      id: forID,
      className: classNameWrapper,
      inputMode: "decimal",
      // "28." is shown as typed while it means the value.
      value: numberIn(text) === value ? text : shown,
      onChange: ({ target }: ChangeEvent) => {
        this.setState({ text: target.value });
        onChange(numberIn(target.value));
      },
      onFocus: setActiveStyle,
      onBlur: setInactiveStyle,
    });
  },
};

/** A word such as "none", or the fields of a group in its place. */
const wordOrGroupMethods = {
  shouldComponentUpdate: () => true,
  render(this: Control) {
    const { value, field, forID, classNameWrapper, onChange } = this.props;
    const word = typeof value === "string" ? value : "";
    const options = ["", ...field.get("options")];
    return h(
      "div",
      {},
      h(
        "select",
        {
          id: forID,
          className: classNameWrapper,
          value: word,
          onChange: ({ target }: ChangeEvent) => {
            onChange(target.value || undefined);
          },
        },
        options.map((option) => h("option", { key: option, value: option }, option || "As filled in below")),
      ),
      word === "" && h(CMS.getWidget("object").control, this.props),
    );
  },
};

function isHeld(value: unknown): value is Held {
  return typeof value === "object" && value !== null && "sortBy" in value;
}

/** A value without what was left empty, its groups in the order of their fields: Decap does neither. */
function tidy(value: unknown, { widget, required, multiple, min = 0, field, fields = [] }: Partial<CmsField>): unknown {
  if (value === "" || (value === null && widget === "select")) return undefined;
  if (!isHeld(value)) return value;
  if (widget === "list" || multiple) {
    const items = value.map((item) => tidy(item, field ?? { fields })).filter((item) => (item ?? null) !== null);
    // An empty list may say that there is none, unless the field must have some.
    return items.size < Math.min(min, 1) ? undefined : items;
  }
  const names = fields.map(({ name }) => name);
  const group = value
    .map((part, name) => tidy(part, fields.find((one) => one.name === name) ?? {}))
    .filter((part) => part !== undefined)
    .sortBy((_, name) => names.indexOf(name));
  return group.size > 0 || required ? group : undefined;
}

function fieldsOf(entry: Entry): readonly CmsField[] {
  const collection = __CONFIG__.collections.find(({ name }) => name === entry.get("collection"));
  if (collection && "fields" in collection) return collection.fields;
  return collection?.files.find(({ name }) => name === entry.get("slug"))?.fields ?? [];
}

// Keeps Decap from starting before its widgets are known.
Object.assign(window, { CMS_MANUAL_INIT: true });

document.addEventListener("DOMContentLoaded", () => {
  CMS.registerWidget("decimal", createClass(decimalMethods));
  CMS.registerWidget("word-or-group", createClass(wordOrGroupMethods));
  CMS.registerMediaLibrary({ name: __CONFIG__.media_library.name, init: () => ({ enableStandalone: () => false }) });
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => tidy(entry.get("data"), { fields: fieldsOf(entry) }),
  });
  CMS.init({ config: __CONFIG__ });
});
