import path from "node:path";
import ts from "typescript";
import { z } from "zod";
import { PAGES } from "./support/pages";
import { structuredData } from "./support/structured-data";

/** Google's word for a search field, which the vocabulary of schema.org lacks. */
const GOOGLES_OWN = "query-input";

/** Beside the tests, so that the compiler finds the packages. The file exists in its memory alone. */
const FILE = path.join(__dirname, "structured-data-of-all-pages.ts");

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** What the compiler says of each piece of structured data, declared as the type that it names. */
function typeFaults(data: readonly { "@type": string }[]): string[][] {
  const lines = data.map((item, index) => {
    const json = JSON.stringify(item, (key, value: unknown) => (key === GOOGLES_OWN ? undefined : value));
    return `export const data${index}: WithContext<${item["@type"]}> = ${json};`;
  });
  const types = [...new Set(data.map((item) => item["@type"]))];
  const text = [...lines, `import type { ${["WithContext", ...types].join(", ")} } from "schema-dts";`].join("\n");

  const source = ts.createSourceFile(FILE, text, ts.ScriptTarget.ES2022);
  const files = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...files,
    fileExists: (name) => name === FILE || files.fileExists(name),
    getSourceFile: (name, ...rest) => (name === FILE ? source : files.getSourceFile(name, ...rest)),
  };
  // The compiler needs seconds for the vocabulary, so it is asked once.
  const faults = ts.createProgram([FILE], OPTIONS, host).getSemanticDiagnostics(source);
  const lineOf = (start = 0) => source.getLineAndCharacterOfPosition(start).line;
  return [...lines, ""].map((_, index) =>
    faults
      .filter(({ start }) => lineOf(start) === index)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").slice(0, 600)),
  );
}

const typed = z.looseObject({ "@type": z.string() });
const context = { "@context": "https://schema.org" };

const WRONG = [
  { ...context, "@type": "Organization", nmae: "Plainrate" },
  { ...context, "@type": "WebSite", name: 7 },
].map((item) => typed.parse(item));
const DATA = PAGES.flatMap(structuredData);

const FAULTS = typeFaults([...DATA, ...WRONG]);

test("the structured data of every page is of the type that it names, as schema-dts has it", () => {
  expect(DATA.length).toBeGreaterThan(PAGES.length);
  expect(FAULTS.slice(0, DATA.length).flat()).toEqual([]);
});

test("a misspelled property and a value of another kind would be found", () => {
  const [misspelled, otherKind, imported] = FAULTS.slice(DATA.length);
  expect([misspelled?.length, otherKind?.length, imported?.length]).toEqual([1, 1, 0]);
});
