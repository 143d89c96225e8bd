import { graphql } from "gatsby";

/**
 * A card as the catalog's pages draw it, its sources as its own page does, and what a cost needs of it. Made by "npm run
 * schemas"; do not edit.
 */
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
    terms {
      purchaseApr {
        range {
          from
          to
        }
        rates
        type
      }
      transferApr {
        range {
          from
          to
        }
        rates
        type
      }
      cashAdvanceApr {
        range {
          from
          to
        }
        rates
        type
      }
      penaltyApr
      introOffers {
        apr
        months
        unit
        scope
      }
      annualFee
      firstYearFee
      monthlyFee
      transferFee
      foreignFee
      lateFee
      graceDays
      minimumPayment {
        kind
        percent
        floor
      }
      rewardsPercent
      creditLine {
        from
        to
      }
      creditLevels
      creditScores {
        from
        to
      }
      membership
      deposit
      depositBack
      bureaus
      closed
    }
    confidence
    rateSince
    reported {
      period
      meantFor
      byTier
      median
    }
    overdueAfter
  }

  fragment CardSources on Card {
    survey
    statements {
      term
      by
      name
      url
      asOf
      text
      moved
      capped
      counts
    }
  }

  fragment CardCosts on Card {
    id: cardId
    name
    issuer
    category
    terms {
      purchaseApr {
        range {
          from
          to
        }
        rates
        type
      }
      transferApr {
        range {
          from
          to
        }
        rates
        type
      }
      cashAdvanceApr {
        range {
          from
          to
        }
        rates
        type
      }
      penaltyApr
      introOffers {
        apr
        months
        unit
        scope
      }
      annualFee
      firstYearFee
      monthlyFee
      transferFee
      foreignFee
      lateFee
      graceDays
      minimumPayment {
        kind
        percent
        floor
      }
      rewardsPercent
      creditLine {
        from
        to
      }
      creditLevels
      creditScores {
        from
        to
      }
      membership
      deposit
      depositBack
      bureaus
      closed
    }
    confidence
    reported {
      period
      meantFor
      byTier
      median
    }
  }

  fragment ReportedPlan on ReportedPlan {
    row
    institution
    product
    top25
    availability
    states
    requiresMembership
    secured
    creditTiers
    variableRate
    aprNoScore
    apr619OrLess
    apr620To719
    apr720OrMore
    aprMin
    aprMedian
    aprMax
    introApr
    introMonths
    transferApr
    transferMonths
    transferFeePercent
    transferFeeMinimum
    cashApr
    cashFeePercent
    cashFeeMinimum
    graceDays
    annualFee
    monthlyFee
    foreignFeePercent
    lateFee
    rewards
    website
    doubts {
      field
      reason
    }
    changes
  }
`;
