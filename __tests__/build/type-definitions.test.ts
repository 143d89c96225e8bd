import { readFileSync } from "node:fs";
import { CARD_FRAGMENT, TYPE_DEFINITIONS } from "../../src/build/type-definitions";

/** The fields of one of our GraphQL types, each with its type as it is written. */
function fieldsOfType(name: string): Record<string, string> {
  const [, body] =
    new RegExp(`type ${name}(?: implements Node @dontInfer)? \\{([^}]*)\\}`).exec(TYPE_DEFINITIONS) ?? [];
  if (body === undefined) throw new Error(`There is no type ${name}.`);
  return Object.fromEntries([...body.matchAll(/(\w+): (.+)/g)].map(([, field = "", type = ""]) => [field, type]));
}

test("a card's fields have the types of the specification, section 3; its own id goes by a name that Gatsby leaves free", () => {
  const { id, ...card } = fieldsOfType("Card");
  expect(id).toBe("ID!");
  expect(card).toMatchObject({
    cardId: "String!",
    order: "Int!",
    name: "String!",
    rewards: "String",
    rating: "Float!",
    features: "[String!]!",
    featured: "Boolean!",
    terms: "CardTerms!",
    statements: "[CardStatements!]!",
    reported: "CardReported",
    plan: "ReportedPlan @link",
  });
});

test("the terms in force and who states them are typed; what nobody states is null", () => {
  expect(fieldsOfType("CardTerms")).toMatchObject({
    purchaseApr: "CardTermsPurchaseApr!",
    introOffers: "[CardTermsIntroOffers!]!",
    annualFee: "Float!",
    foreignFee: "Float",
    // A fee or "none".
    transferFee: "JSON",
  });
  expect(fieldsOfType("CardStatements")).toMatchObject({
    by: "String!",
    name: "String",
    url: "String",
    counts: "Boolean!",
  });
});

test("guides, legal pages and settings have the fields of their files, and a guide the nodes of its related guides", () => {
  expect(fieldsOfType("Guide")).toMatchObject({
    readTime: "Int!",
    modifiedDate: "String",
    relatedGuides: "[Guide!]! @link",
  });
  expect(fieldsOfType("Guide")).not.toHaveProperty("confirmed");
  expect(fieldsOfType("LegalPage")).toMatchObject({ updated: "String!", text: "JSON!" });
  expect(fieldsOfType("SiteSettings")).toMatchObject({ brand: "String!", sampleData: "Boolean!", ads: "JSON!" });
  expect(fieldsOfType("PageTexts")).toMatchObject({ name: "String!", texts: "JSON!" });
});

test(`the query for a whole card is up to date; if not, run "npm run schemas"`, () => {
  expect(readFileSync(CARD_FRAGMENT.file, "utf8")).toBe(CARD_FRAGMENT.text);
});
