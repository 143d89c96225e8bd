import { readFileSync } from "node:fs";
import { z } from "zod";
import { SCHEMA_FILES, jsonSchema, schemaText } from "../../../src/content/schema/json-schema";
import { cardSchema } from "../../../src/content/schema/card-schema";
import { field, line, optional } from "../../../src/content/schema/field";
import { formatFault } from "../../../src/content/fault";

test.each(SCHEMA_FILES.map((schema) => [schema.file, schema] as const))(
  '%s is what "npm run schemas" writes',
  (file, schema) => {
    expect(readFileSync(file, "utf8")).toBe(schemaText(schema));
  },
);

test("a field comes with its line of help, its form in words and its examples", () => {
  const { properties } = jsonSchema(cardSchema);
  expect(properties).toMatchObject({
    apr: {
      type: "string",
      description: "The regular APR that is shown",
      errorMessage:
        'Expected a rate or a range such as "18.24% - 28.24%"; keep both % signs; a hyphen, not a dash, with a space on each side; the lower rate first.',
      examples: ["18.24% - 28.24%", "26.99%"],
    },
    category: { enum: ["low-apr", "intro-apr", "balance-transfer", "secured", "rewards"] },
    name: { maxLength: 60 },
    rating: { minimum: 0, maximum: 5 },
  });
});

test("what may be left out is not asked for, and unknown fields are refused", () => {
  const schema = jsonSchema(z.strictObject({ name: line("A name"), note: optional(field(z.string(), "A note")) }));
  expect(schema).toMatchObject({
    required: ["name"],
    additionalProperties: false,
    properties: { note: { description: "A note", default: null } },
  });
});

const parsedJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8").replace(/^\s*\/\/.*$/gm, ""));

test("VS Code finds the schemas where they are", () => {
  const settings = z
    .object({
      "json.schemas": z.array(z.object({ fileMatch: z.array(z.string()), url: z.string() })),
      "yaml.schemas": z.record(z.string(), z.string()),
    })
    .parse(parsedJson(".vscode/settings.json"));
  const wired = [
    ...settings["json.schemas"].flatMap(({ fileMatch, url }) =>
      fileMatch.map((match) => [url.slice(2), match.slice(1)]),
    ),
    ...Object.entries(settings["yaml.schemas"]).map(([url, match]) => [url.slice(2), match]),
  ];
  expect(wired.sort()).toEqual(SCHEMA_FILES.map(({ file, describes }) => [file, describes]).sort());
});

test("VS Code's task reads the messages of the content check", () => {
  const { tasks } = z
    .object({
      tasks: z.array(
        z.object({
          script: z.string(),
          problemMatcher: z.object({ pattern: z.array(z.object({ regexp: z.string() })) }),
        }),
      ),
    })
    .parse(parsedJson(".vscode/tasks.json"));
  const message = formatFault({
    file: "data/guides/best-{product}-2025.md",
    line: 5,
    column: 10,
    field: "apr",
    expected: "a rate",
    found: "none",
    hint: "write one",
  });
  const [place, words] = (tasks[0]?.problemMatcher.pattern ?? []).map(({ regexp }, index) =>
    new RegExp(regexp).exec(message.split("\n")[index] ?? ""),
  );
  expect(tasks[0]?.script).toBe("check:content");
  expect(place?.slice(1)).toEqual(["data/guides/best-{product}-2025.md", "5", "10", "apr"]);
  expect(words?.[1]).toBe("expected a rate, found none");
});
