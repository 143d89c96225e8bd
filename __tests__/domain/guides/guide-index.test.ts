import { indexGuides, indexTexts, readIndex } from "../../../src/domain/guides/guide-index";
import { GUIDES } from "../../support/fixture";

const INDEX = readIndex(
  indexTexts([
    { guide: "transfers", sectionId: "", heading: "Balance Transfers Explained", text: "How to move a debt." },
    { guide: "transfers", sectionId: "fees", heading: "What does it cost?", text: "A fee of 3% or $150 on $5,000." },
    { guide: "fees", sectionId: "late", heading: "How do you avoid a late fee?", text: "Pay by autopay on time." },
    { guide: "fees", sectionId: "abroad", heading: "What about trips?", text: "Some cards charge a fee abroad." },
  ]),
);

const found = (search: string) => INDEX(search).map(({ guide, section }) => `${guide} ${section?.id ?? "itself"}`);

test("finds the sections that hold every word", () => {
  expect(found("autopay")).toEqual(["fees late"]);
  expect(found("fee abroad")).toEqual(["fees abroad"]);
  expect(found("autopay abroad")).toEqual([]);
});

test("ranks a heading above the text", () => {
  expect(found("fee")[0]).toBe("fees late");
  expect(found("fee")).toHaveLength(3);
  const index = readIndex(
    indexTexts([
      { guide: "text", sectionId: "", heading: "Trips", text: "Abroad: abroad is abroad, and abroad again." },
      { guide: "heading", sectionId: "", heading: "Paying abroad", text: "Some cards charge for it." },
    ]),
  );
  expect(index("abroad").map(({ guide }) => guide)).toEqual(["heading", "text"]);
});

test("ranks a guide about it above another's section about it", () => {
  const index = readIndex(
    indexTexts([
      { guide: "scores", sectionId: "transfer", heading: "Does a balance transfer change it?", text: "Not by itself." },
      {
        guide: "transfers",
        sectionId: "",
        heading: "Balance Transfers Explained",
        text: "How to move a debt to a card.",
      },
    ]),
  );
  for (const search of ["balance transfer", "balence transfer"]) expect(index(search)[0]?.guide).toBe("transfers");
});

test("names a section with its place, and a guide apart from its sections", () => {
  expect(INDEX("autopay")).toEqual([{ guide: "fees", section: { id: "late", title: "How do you avoid a late fee?" } }]);
  expect(INDEX("explained")).toEqual([{ guide: "transfers", section: null }]);
});

test("takes a misspelled word for the one that was meant", () => {
  expect(INDEX("autopey")).toEqual(INDEX("autopay"));
  expect(found("balence tranfers")).toEqual(["transfers itself"]);
});

test("finds an amount with its commas and signs, and without", () => {
  for (const search of ["5000", "5,000", "$5000", "3%"]) expect(found(search)).toEqual(["transfers fees"]);
});

test("guesses at no numbers and short words", () => {
  expect(found("$151")).toEqual([]);
  expect(found("fei")).toEqual([]);
  expect(found("lete")).toEqual(["fees late"]);
});

test("knows the last word by its beginning", () => {
  expect(found("autop")).toEqual(["fees late"]);
  expect(found("au")).toEqual([]);
  expect(found("autop time")).toEqual([]);
});

test("ignores words that are everywhere", () => {
  expect(found("how do you avoid a late fee")).toEqual(found("avoid late fee"));
  expect(found("the")).toEqual([]);
  expect(found("How")).toEqual([]);
});

describe("the index of guides", () => {
  const index = readIndex(indexGuides(GUIDES));
  const sectionsFound = (search: string, name: string) =>
    index(search).flatMap((hit) => (hit.guide === name ? [hit.section?.title ?? "itself"] : []));

  test("finds every guide by its title and every section by its heading", () => {
    for (const { name, title, text } of GUIDES) {
      expect(sectionsFound(title, name)).toContain("itself");
      for (const section of text.sections.slice(0, -1)) {
        expect(sectionsFound(section.title, name)).toContain(section.title);
      }
    }
  });

  test.each([
    ["a chart's description", "moved debt falls faster", "What does moving the debt change?"],
    ["a table of cards", "Long transfer windows side by side", "Which cards give you time?"],
    ["a card in it", "Wells Fargo Reflect", "Which cards give you time?"],
    ["a callout's text", "higher rate 45 days ahead", "Which rules protect you?"],
  ])("holds what blocks say, too: %s", (_what, words, section) => {
    expect(sectionsFound(words, "every-block")).toContain(section);
  });
});
