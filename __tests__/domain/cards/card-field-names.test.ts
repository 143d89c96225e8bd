import { SOURCED_FIELDS, cardSchema } from "../../../src/schema/card-schema";
import { CARD_FIELD_NAMES } from "../../../src/domain/cards/card-field-names";

/** What has names of its own wherever it is shown. */
const NESTED = ["id", "terms", "provenance"];

test("every field of a card that an editor or a reader meets has a name of its own", () => {
  const fields = Object.keys(cardSchema.shape).filter((field) => !NESTED.includes(field));
  expect(Object.keys(CARD_FIELD_NAMES)).toEqual(expect.arrayContaining([...fields, ...SOURCED_FIELDS]));
  const names = Object.values(CARD_FIELD_NAMES);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z ]+$/);
});
