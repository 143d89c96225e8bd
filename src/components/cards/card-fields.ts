import { graphql } from "gatsby";

/** A card, whole, as the catalog's pages draw it. Made by "npm run schemas"; do not edit. */
export const cardFields = graphql`
  fragment CardFields on Card {
    id: cardId
    name
    issuer
    rewards
    rating
    features
    pros
    cons
    bestFor
    applyUrl
    draft
    featured
    recommended
    category
    terms
    provenance
    survey
    apr
    aprLow
    aprHigh
    regularApr
    introApr
    introTerm
    introLine
    annualFee
    balanceTransferFee
    foreignTransactionFee
    creditRequired
    creditRange
    reportedAprs
    reportedTerms
  }
`;
