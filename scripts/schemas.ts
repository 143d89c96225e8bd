/** `npm run schemas`: writes the JSON Schema files that help while typing. */
import { mkdirSync, writeFileSync } from "node:fs";
import { SCHEMA_FILES, schemaText } from "../src/content/schema/json-schema";
import { readOptions, runCommand } from "./lib/options.mjs";

void runCommand(() => {
  readOptions("schemas");
  mkdirSync("schemas", { recursive: true });
  for (const schema of SCHEMA_FILES) {
    writeFileSync(schema.file, schemaText(schema));
    console.log(`Written: ${schema.file}`);
  }
});
