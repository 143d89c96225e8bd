import { GUIDES, SITE } from "../support/content";
import { pageOf, readableText } from "./support/pages";

const BEST_CARDS_GUIDE = `best-${SITE.product.slug}-2025`;

/** Figures that the specification names for guides: what, in which guides, and how it is written there. */
const FIGURES: [what: string, guides: string[], words: RegExp][] = [
  [
    "score bands of one set: 750-850 excellent, 700-749 very good, 650-699 good, below 650 fair or poor",
    ["qualify-low-apr-credit-card"],
    /750-850 Excellent.*700-749 Very good.*650-699 Good.*Below 650 Fair or poor/,
  ],
  [
    "score bands of the other set: 750 and up excellent, 670-749 good, 580-669 fair, under 580 poor",
    ["improve-credit-score"],
    /750 and up Excellent.*670 to 749 Good.*580 to 669 Fair.*Under 580 Poor/,
  ],
  [
    "a low APR is typically below 18%",
    [BEST_CARDS_GUIDE, "low-apr-vs-intro-apr", "student-low-apr-cards"],
    /(below|under) 18%/i,
  ],
  [
    "a penalty APR is often 29.99%",
    ["low-apr-vs-intro-apr", "compare-credit-card-offers"],
    /penalty (APR|rate)\b.{0,90}often 29\.99%/i,
  ],
  ["an income of $30,000 or more is typical", ["qualify-low-apr-credit-card"], /\$30,000 a year or more is typical/],
  ["secured deposits are about $200-$5,000", ["secured-cards-low-apr"], /Deposits are usually about \$200-\$5,000/],
  ["the membership fee of a credit union is $5-25", [BEST_CARDS_GUIDE, "secured-cards-low-apr"], /\$5-\$?25/],
  [
    "FICO weights: payment history 35%, utilization 30%, history length 15%, credit mix 10%, new inquiries 10%",
    ["improve-credit-score"],
    /Payment history 35% .*utilization 30% Length of credit history 15% Credit mix 10% New credit 10%/,
  ],
  [
    "utilization targets: under 30% on each card, under 10% overall",
    ["improve-credit-score", "credit-utilization-apr-impact", "qualify-low-apr-credit-card"],
    /under 30% on each card and under 10% overall/,
  ],
  [
    "a manual review takes 7-10 business days",
    ["instant-credit-card-approval", "qualify-low-apr-credit-card"],
    /7(-| to )10 business days/,
  ],
  ["a reconsideration call comes within 30 days", ["instant-credit-card-approval"], /reconsideration .*within 30 days/],
  ["applications stand 3-6 months apart", ["qualify-low-apr-credit-card"], /leave 3-6 months between applications/],
  [
    "fees: annual, late, balance transfer, foreign transaction and cash advance",
    ["avoid-credit-card-fees"],
    /Annual \$0-\$695 .*Late payment \$25-\$40 .*Balance transfer 3-5% .*Foreign transaction 1-3% .*Cash advance 3-5%, or a \$5-\$25 minimum/,
  ],
  [
    "student cards have APR ranges of 18.24-27.24% and 19.24-29.24%",
    ["student-low-apr-cards"],
    /18\.24-27\.24% and 19\.24-29\.24%/,
  ],
  [
    "subscription tiers are $9.99, $19.99 and $39.99 a month",
    ["future-credit-cards-2025"],
    /tiers are illustrative: .*\$9\.99 .*\$19\.99 .*\$39\.99/,
  ],
];

test.each(FIGURES)("guides say: %s", (_what, guides, words) => {
  const texts = guides.map((guide) => readableText(pageOf(`/guides/${guide}`)).replaceAll("–", "-"));
  expect(guides.filter((_guide, index) => !words.test(texts[index] ?? ""))).toEqual([]);
});

test("two sets of score bands never stand beside one another: one guide alone has that with 700 to 749", () => {
  const has = ({ name }: { name: string }) => /700 ?(?:-|–|to) ?749/.test(readableText(pageOf(`/guides/${name}`)));
  expect(GUIDES.filter(has).map(({ name }) => name)).toEqual(["qualify-low-apr-credit-card"]);
});
