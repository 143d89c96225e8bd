import { graphql } from "gatsby";

/** A card as a cost needs it, as the catalog's pages draw it, and its sources as its own page names them. */
export const cardFields = graphql`
  fragment CardCosts on Card {
    id: cardId
    name
    issuer
    category
    terms
    confidence
    reported
  }

  fragment CardFields on Card {
    ...CardCosts
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
    rateSince
    overdueAfter
  }

  fragment CardSources on Card {
    survey
    statements
  }
`;
