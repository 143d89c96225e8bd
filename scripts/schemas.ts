/** `npm run schemas`: writes what is made of the content schemas: help while typing. */
import { mkdirSync, writeFileSync } from "node:fs";
import { EDITOR_SETTINGS, SCHEMA_FILES, schemaText } from "../src/schema/json-schema";
import { runCommand } from "./lib/run.mjs";

void runCommand(() => {
  mkdirSync("schemas/pages", { recursive: true });
  const schemas = SCHEMA_FILES.map((schema) => ({ file: schema.file, text: schemaText(schema) }));
  const files = [...schemas, EDITOR_SETTINGS];
  for (const { file, text } of files) {
    writeFileSync(file, text);
    console.log(`Written: ${file}`);
  }
});
