import type { CreateSchemaCustomizationArgs } from "gatsby";

/**
 * The GraphQL types of our content. They are written out and not inferred, so that a query means the same whatever the
 * files hold; the nodes that gatsby-transformer-json makes are only passed through. The gate has checked what stands in a JSON
 * field; its type comes from `src/content` and, for texts, from `src/domain/guides/sections.ts`. What stands `@packed` is kept as
 * `packed` writes it.
 */
export const TYPE_DEFINITIONS = `
  type CardsJson implements Node @dontInfer {
    id: ID!
  }

  type DataJson implements Node @dontInfer {
    id: ID!
  }

  type Card implements Node @dontInfer {
    order: Int!
    cardId: String!
    name: String!
    issuer: String!
    apr: String!
    introApr: String
    introTerm: String
    annualFee: String!
    rewards: String
    rating: Float!
    features: [String!]!
    pros: [String!]!
    cons: [String!]!
    bestFor: String!
    applyUrl: String!
    featured: Boolean!
    recommended: Boolean!
    category: String!
    creditRequired: String!
    balanceTransferFee: String
    foreignTransactionFee: String!
    creditRange: String!
    terms: JSON!
    provenance: JSON!
  }

  type Guide implements Node @dontInfer {
    order: Int!
    name: String!
    title: String!
    description: String!
    excerpt: String!
    category: String!
    readTime: Int!
    author: String!
    publishDate: String!
    modifiedDate: String
    featured: Boolean!
    related: [String!]!
    relatedGuides: [Guide!]! @link
    actions: JSON!
    sources: JSON!
    inShort: String!
    reviewed: String!
    text: JSON! @packed
  }

  type GuideIndex implements Node @dontInfer {
    path: String!
  }

  type LegalPage implements Node @dontInfer {
    name: String!
    title: String!
    description: String!
    updated: String!
    intro: String!
    text: JSON! @packed
  }

  type SiteSettings implements Node @dontInfer {
    brand: String!
    url: String!
    email: String!
    title: String!
    description: String!
    tagline: String!
    copyrightYear: Int!
    disclaimer: String!
    sampleData: Boolean!
    sampleNotice: String!
    affiliateNotice: String!
    asOf: String!
    home: JSON!
    offers: JSON!
    compare: JSON!
    guides: JSON!
    calculator: JSON!
    contact: JSON!
    about: JSON!
    notFound: JSON!
    ads: JSON!
    consent: JSON!
    forms: JSON!
    security: JSON!
  }
`;

/**
 * A text as its node holds it: one piece of JSON. As a tree it is some thousand small objects, which Gatsby copies when it
 * takes the node in and again for each list of guides that it sorts; five thousand such trees fill the memory.
 */
export function packed(text: object): string {
  return JSON.stringify(text);
}

/** What a query for a packed field gets: the tree. */
function unpack(node: Record<string, unknown>, _: unknown, __: unknown, { fieldName }: { fieldName: string }): unknown {
  return JSON.parse(String(node[fieldName]));
}

/** Tells Gatsby the types, and how a packed field is read. */
export function defineTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({ name: "packed", extend: () => ({ resolve: unpack }) });
  actions.createTypes(TYPE_DEFINITIONS);
}
