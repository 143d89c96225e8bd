import { guideIndexFile } from "../../src/build/guide-index-file";
import { readIndex } from "../../src/domain/guide-index";
import { GUIDES, guideOf } from "../support/fixture";

const FILE = guideIndexFile(GUIDES);
const INDEX = readIndex(FILE.text);

const sectionsFound = (search: string, name: string) =>
  INDEX(search).flatMap((hit) => (hit.guide === name ? [hit.section?.title ?? "itself"] : []));

test("its name changes with its content and with nothing else", () => {
  expect(FILE.path).toMatch(/^\/search\/guides-[0-9a-f]{12}\.json$/);
  expect(guideIndexFile(GUIDES)).toEqual(FILE);
  expect(guideIndexFile(GUIDES.slice(1)).path).not.toBe(FILE.path);
});

test("finds every guide by its title and every section by its heading", () => {
  for (const { name, title, text } of GUIDES) {
    expect(sectionsFound(title, name)).toContain("itself");
    for (const section of text.sections.slice(0, -1)) {
      expect(sectionsFound(section.title, name)).toContain(section.title);
    }
  }
});

test("holds what stands in blocks too: titles, rows and texts, but no figures that fill themselves in", () => {
  const guide = guideOf("balance-transfers-explained");
  const titles = guide.text.sections.flatMap((section) =>
    section.parts.flatMap((part) => ("title" in part && part.title ? [[section.title, part.title] as const] : [])),
  );
  expect(titles.length).toBeGreaterThan(3);
  for (const [section, title] of titles) expect(sectionsFound(title, guide.name)).toContain(section);
});

test("finds a key term in the section that explains it, and nothing where an ad stands", () => {
  const guide = guideOf("balance-transfers-explained");
  const parts = [{ kind: "term" as const, term: "Zebrafish", definition: "Striped." }, { kind: "ad" as const }];
  const section = { id: "about-fish", title: "About fish", parts };
  const find = readIndex(guideIndexFile([{ ...guide, text: { ...guide.text, sections: [section] } }]).text);
  expect(find("zebrafish").map((hit) => hit.section?.title)).toEqual(["About fish"]);
});

test("stays small enough to be fetched while somebody types", () => {
  expect(FILE.text.length).toBeLessThan(220_000);
});
