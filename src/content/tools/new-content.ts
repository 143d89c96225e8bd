/** The files that `npm run new:card` and `npm run new:guide` write: every unknown is empty, so that the check refuses it. */

export function newCard(id: string): object {
  return {
    id,
    name: "",
    issuer: "",
    rewards: "",
    rating: null,
    features: ["", ""],
    pros: ["", ""],
    cons: ["", ""],
    bestFor: "",
    applyUrl: `#apply-${id}`,
    featured: false,
    recommended: false,
    category: "",
    statements: [
      {
        by: "issuer",
        url: "",
        asOf: "",
        terms: {
          purchaseApr: { range: { from: "", to: "" } },
          introOffers: [{ apr: null, months: null, scope: [] }],
          annualFee: null,
          transferFee: { percent: null, minimum: null },
          creditLevels: [""],
        },
      },
    ],
  };
}

export const NEW_GUIDE = `---
title: ""
description: ""
excerpt: ""
inShort: ""
category: ""
readTime: null
author: "{brand} editors"
publishDate: ""
reviewed: ""
related: ["", ""]
actions:
  - label: Compare cards
    to: /compare
  - label: Calculate your payoff
    to: /calculator
sources:
  - label: ""
    url: ""
---

##

\`\`\`example
title: ""
rows:
  - label: ""
    value: ""
text: ""
\`\`\`

##

\`\`\`callout
kind: mistake
title: ""
text: ""
\`\`\`

## What to do next

1. Compare what each card would [cost you](/offers).
2. Work out your own figures with the [calculator](/calculator).
`;
