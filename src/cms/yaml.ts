import { parse, stringify } from "yaml";

/** What a YAML text holds; the text itself if it can't be read. */
export function readYaml(text: string): unknown {
  try {
    return parse(text, { schema: "core" });
  } catch {
    return text;
  }
}

/** YAML as this project writes it: a text stands on one line, however long. */
export function writeYaml(data: unknown): string {
  return stringify(data, { schema: "core", lineWidth: 0 });
}
