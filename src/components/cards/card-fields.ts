import { graphql } from "gatsby";

/** A card, whole, as the catalogue's pages draw it. `id` is the card's own, not Gatsby's. */
export const cardFields = graphql`
  fragment CardFields on Card {
    id: cardId
    name
    issuer
    apr
    introApr
    introTerm
    annualFee
    rewards
    rating
    features
    pros
    cons
    bestFor
    applyUrl
    featured
    recommended
    category
    creditRequired
    balanceTransferFee
    foreignTransactionFee
    creditRange
    terms
    provenance
  }
`;
