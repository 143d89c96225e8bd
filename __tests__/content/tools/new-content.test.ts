import { fieldName } from "../../../src/content/fault";
import { checkContent } from "../../../src/content/gate";
import { newCard } from "../../../src/content/tools/new-card";
import { newGuide } from "../../../src/content/tools/new-guide";
import type { TextFile } from "../../../src/content/read/source-file";
import { CATALOG } from "../../support/catalog";

const TODAY = "2025-01-08";

/** What the gate says of the small project with more files. */
const faultsWith = (...files: TextFile[]) => checkContent([...CATALOG, ...files]).faults;

/** The fields, or in a text the lines, that wait to be written once the draft is to be published. */
function toWrite(draft: TextFile, mark: string): string[] {
  const published = { ...draft, text: draft.text.replace(mark, "") };
  const faults = faultsWith(published);
  expect(new Set(faults.map(({ found }) => found))).toEqual(new Set(['"Draft:"']));
  return faults.map(({ path }) => fieldName(path));
}

const cardOf = (id: string) => newCard({ id, issuer: "Citi", today: TODAY });
const guideOf = (name: string) => newGuide({ name, related: ["one", "two", "three"], today: TODAY });

test.each([
  ["card", cardOf],
  ["guide", guideOf],
])("a new %s passes the gate as a draft, beside another one", (_, draftOf) => {
  expect(faultsWith(draftOf("new-one"), draftOf("another-one"))).toEqual([]);
});

test("a new card is no draft any more once the gate finds nothing to be written in it", () => {
  const points = ["features[0]", "features[1]", "pros[0]", "pros[1]", "cons[0]", "cons[1]"];
  expect(toWrite(cardOf("test-platinum"), '  "draft": true,\n')).toEqual(["name", ...points, "bestFor"]);
});

test("a new guide is complete once the gate finds nothing to be written in its head and its text", () => {
  const fields = toWrite(guideOf("late-fees"), "draft: true\n");
  const inHead = ["title", "description", "excerpt", "inShort", "sources[0].label"];
  expect(fields.filter((field) => field !== "")).toEqual(inHead);
  expect(fields.length).toBeGreaterThan(inHead.length);
});
