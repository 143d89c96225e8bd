import { readFileSync } from "node:fs";
import { z } from "zod";
import { EDITOR_SETTINGS, SCHEMA_FILES, jsonSchema, schemaText } from "../../src/schema/json-schema";
import { cardSchema } from "../../src/schema/card-schema";
import { field, line, optional } from "../../src/schema/field";
import { formatFault } from "../../src/content/fault";

test.each([...SCHEMA_FILES.map((schema) => ({ file: schema.file, text: schemaText(schema) })), EDITOR_SETTINGS])(
  '$file is what "npm run schemas" writes',
  ({ file, text }) => {
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);

test("a field comes with its line of help, its form in words and its examples", () => {
  expect(jsonSchema(cardSchema).properties).toMatchObject({
    id: {
      type: "string",
      description: "The card's short name in addresses; the file has the same name",
      errorMessage: "Expected small letters, digits and hyphens, such as citi-simplicity.",
      examples: ["citi-simplicity"],
    },
    statements: {
      items: {
        properties: {
          asOf: {
            errorMessage:
              "Expected a day such as 2026-02-14, or a month such as 2026-02; the day that the source speaks of, not the day on which you read it.",
          },
        },
      },
    },
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

type Node = { errorMessage: string; [key: string]: unknown };

/** Every part of a JSON Schema that has words of its own. */
function worded(node: unknown): Node[] {
  if (typeof node !== "object" || node === null) return [];
  const own =
    "errorMessage" in node && typeof node.errorMessage === "string"
      ? [{ ...node, errorMessage: node.errorMessage }]
      : [];
  return [...own, ...Object.values(node).flatMap(worded)];
}

const LIMITS = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"];

test("words that name limits name those of the field, as far as they are more than one", () => {
  const fields = SCHEMA_FILES.flatMap(({ schema }) => worded(jsonSchema(schema))).filter(({ errorMessage }) =>
    /\d to \d/.test(errorMessage),
  );
  const unsaid = fields.flatMap(({ errorMessage, ...node }) =>
    LIMITS.filter((limit) => Number(node[limit]) > 1 && !errorMessage.includes(String(node[limit]))).map(
      (limit) => `${limit} ${String(node[limit])}: ${errorMessage}`,
    ),
  );
  expect(fields.length).toBeGreaterThan(100);
  expect(unsaid).toEqual([]);
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
    .parse(JSON.parse(readFileSync(".vscode/tasks.json", "utf8")));
  const message = formatFault({
    file: "data/guides/best-{product}-2025.md",
    line: 5,
    column: 10,
    path: ["apr"],
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
