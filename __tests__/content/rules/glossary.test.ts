import { formatFault } from "../../../src/content/fault";
import { checkGlossary } from "../../../src/content/rules/glossary-rules";
import { glossarySchema } from "../../../src/schema/guide-schema";
import { parse } from "../../../src/content/read/parse";
import { readJson } from "../../../src/content/read/json";

type Entry = { id: string; term: string; definition: string };

const APR = { id: "apr", term: "APR", definition: "The price of a year. It is a percentage." };

function messages(...terms: Entry[]): string[] {
  const source = readJson({ file: "data/glossary.json", text: JSON.stringify({ terms }) });
  checkGlossary({ glossary: { source, value: parse(glossarySchema, source) } });
  return source.faults.map(formatFault);
}

test("a term has a short name, its words and one or two sentences", () => {
  expect(messages(APR, { ...APR, id: "prime-rate", definition: "One sentence." })).toEqual([]);
});

test("a third sentence, a second term of that name and a name with capitals are faults", () => {
  expect(messages({ ...APR, definition: "One. Two. Three." })).toEqual([
    expect.stringContaining('terms[0].definition\n  expected one or two sentences, found "One. Two. Three."'),
  ]);
  expect(messages(APR, APR)).toEqual([
    expect.stringContaining('terms[1]\n  expected each term once, found "apr" again'),
  ]);
  expect(messages({ ...APR, id: "APR" })).toEqual([
    expect.stringContaining("terms[0].id\n  expected small letters and hyphens, such as grace-period"),
  ]);
});

test("a term and its definition are plain words, as nothing in them is filled in", () => {
  const message = (field: string, found: string) =>
    `data/glossary.json:1:${field === "term" ? 30 : 49}  terms[0].${field}\n  expected plain words, without references, found ${found}`;
  const messageOf = (changed: Partial<Entry>) => messages({ ...APR, ...changed });
  expect(messageOf({ definition: "What {brand} says." })).toEqual([message("definition", '"{brand}"')]);
  expect(messageOf({ definition: "Half a { brace." })).toEqual([message("definition", '"{"')]);
  expect(messageOf({ definition: "Half a } brace." })).toEqual([message("definition", '"}"')]);
  expect(messageOf({ term: "{product}" })).toEqual([message("term", '"{product}"')]);
});
