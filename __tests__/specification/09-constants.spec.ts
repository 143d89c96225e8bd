import type { Page } from "@playwright/test";
import { CARDS as LAUNCHED } from "../support/fixture";
import { BEST_CARDS, FEATURED_IDS, GUIDE_ROUTES } from "./support/facts";
import { attributes, decided, expect, openTool, ratingsOf, test, texts, visit, words } from "./support/site";
import { calculator, contact, offers } from "./support/visits";

const guide = (name: string) => `/guides/${name}`;

/** The specification's calculation, written out once more: interest first, the last payment capped. */
function payoff(balance: number, apr: number, payment: number): { months: number; interest: number; paid: number } {
  const monthlyRate = apr / 100 / 12;
  const result = { months: 0, interest: 0, paid: 0 };
  let owed = balance;
  while (owed > 0.01 && result.months < 600) {
    const interest = owed * monthlyRate;
    const principal = Math.min(payment - interest, owed);
    if (principal <= 0) break;
    owed -= principal;
    result.months += 1;
    result.interest += interest;
    result.paid += interest + principal;
  }
  return result;
}

const dollars = (amount: number) => amount.toLocaleString("en-US", { style: "currency", currency: "USD" });

async function sortBy(page: Page, order: string): Promise<void> {
  await openTool(page, "/offers");
  await offers.showFilters(page);
  await offers.choice(page, "Sort by").selectOption(order);
}

/** A figure that guides name: what it is, where it must stand, and how it is written there. */
const FIGURES: [what: string, routes: string[], pattern: RegExp][] = [
  [
    "score bands of one set: 750-850 excellent, 700-749 very good, 650-699 good, below 650 fair or poor",
    [guide("qualify-low-apr-credit-card")],
    /750-850 Excellent.*700-749 Very good.*650-699 Good.*Below 650 Fair or poor/,
  ],
  [
    "score bands of the other set: 750 and up excellent, 670-749 good, 580-669 fair, under 580 poor",
    [guide("improve-credit-score"), guide("low-apr-cards-bad-credit")],
    /750 and up Excellent.*670 to 749 Good.*580 to 669 Fair.*Under 580 Poor/,
  ],
  [
    "a low APR is typically below 18%",
    [BEST_CARDS, guide("low-apr-vs-intro-apr"), guide("student-low-apr-cards")],
    /(below|under) 18%/i,
  ],
  [
    "a penalty APR reaches up to 29.99%",
    [guide("avoid-credit-card-fees"), guide("compare-credit-card-offers")],
    /penalty (APR|rate)\W.{0,12}can reach 29\.99%/i,
  ],
  [
    "an income of $30,000 or more is typical",
    [guide("qualify-low-apr-credit-card")],
    /\$30,000 a year or more is typical/,
  ],
  [
    "secured deposits are about $200-$5,000",
    [guide("secured-cards-low-apr")],
    /Deposits are usually about \$200-\$5,000/,
  ],
  [
    "the membership fee of a credit union is $5-25",
    [BEST_CARDS, guide("qualify-low-apr-credit-card"), guide("secured-cards-low-apr")],
    /\$5-\$?25/,
  ],
  [
    "FICO weights: payment history 35%, utilization 30%, history length 15%, credit mix 10%, new inquiries 10%",
    [guide("improve-credit-score")],
    /Payment history 35% .*utilization 30% Length of credit history 15% Credit mix 10% New credit 10%/,
  ],
  [
    "utilization bands: 0-9% (740-850), 10-29% (670-739), 30-49% (580-669), 50% and more (300-579)",
    [guide("credit-utilization-apr-impact")],
    /0-9% 740-850 10-29% 670-739 30-49% 580-669 50% and more 300-579/,
  ],
  [
    "utilization targets: under 30% on each card, under 10% overall",
    [guide("improve-credit-score"), guide("credit-utilization-apr-impact"), guide("qualify-low-apr-credit-card")],
    /under 30% on each card and under 10% overall/,
  ],
  [
    "a manual review takes 7-10 business days",
    [guide("instant-credit-card-approval"), guide("qualify-low-apr-credit-card")],
    /7(-| to )10 business days/,
  ],
  [
    "a reconsideration call comes within 30 days",
    [guide("instant-credit-card-approval")],
    /reconsideration .*Do it within 30 days/,
  ],
  [
    "applications stand 3-6 months apart",
    [BEST_CARDS, guide("qualify-low-apr-credit-card"), guide("low-apr-cards-bad-credit")],
    /Leave 3(-| to )6 months between/i,
  ],
  [
    "fees: annual $0-$695, late $25-$40, balance transfer 3-5%, foreign transaction 1-3%, cash advance 3-5% or a $5-$25 minimum",
    [guide("avoid-credit-card-fees")],
    /Annual \$0-\$695 .*Late payment \$25-\$40 .*Balance transfer 3-5% .*Foreign transaction 1-3% .*Cash advance 3-5%, or a \$5-\$25 minimum/,
  ],
  [
    "student cards have APR ranges of 18.24-27.24% and 19.24-29.24%",
    [guide("student-low-apr-cards")],
    /18\.24-27\.24% and 19\.24-29\.24%/,
  ],
];

test.describe("9 Business constants and limits", () => {
  visit("at most 4 cards are compared", async ({ page }) => {
    await openTool(page, "/compare?cards=chase-slate-edge");
    await expect(page.getByText("1 of 4 selected")).toBeVisible();
  });

  test("the home page shows the first 3 featured cards", async ({ read }) => {
    const $ = await read("/");
    expect(attributes($, 'main article[aria-labelledby^="panel-"]', "aria-labelledby")).toEqual(
      FEATURED_IDS.map((id) => `panel-${id}`),
    );
  });

  test("the catalogue's size is 10", ({ cards }) => {
    expect(cards).toHaveLength(10);
  });

  visit("sorting by rating is descending", async ({ page }) => {
    await sortBy(page, "rating");
    const ratings = await page
      .getByRole("article")
      .getByText(/^\d\.\d\/5$/)
      .allTextContents();
    const figures = ratings.map((text) => Number.parseFloat(text));
    expect(figures).toHaveLength(10);
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
  });

  visit("sorting by APR is by the lower end of the first APR value, ascending", async ({ page }) => {
    await sortBy(page, "apr");
    await expect(async () => {
      const shown = await page.locator("main article > dl > div:first-child > dd").allTextContents();
      const lowest = shown.map((text) => Number.parseFloat(text));
      expect(lowest).toHaveLength(10);
      expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
    }).toPass();
  });

  visit("sorting by name is alphabetical", async ({ page }) => {
    await sortBy(page, "name");
    await expect(offers.names(page)).toHaveText([
      "Capital One Platinum Secured",
      "Capital One Quicksilver Cash Rewards",
      "Chase Slate Edge",
      "Citi Simplicity Card",
      "Discover it Chrome",
      "Discover it Secured Credit Card",
      "First Tech Choice Rewards World Mastercard",
      "PenFed Platinum Rewards Visa Signature",
      "USAA Rate Advantage Credit Card",
      "Wells Fargo Reflect Card",
    ]);
  });

  test("the rating scale is 5 stars; in structured data the best is 5 and the worst 1", async ({ read }) => {
    for (const route of ["/", "/offers", "/compare"]) {
      const ratings = ratingsOf(await read(route));
      expect(ratings.length).toBeGreaterThan(0);
      for (const { bestRating, worstRating } of ratings) expect([bestRating, worstRating]).toEqual([5, 1]);
    }
  });

  test("single-card structured data has a rating count of 127", async ({ read }) => {
    expect(ratingsOf(await read("/")).map(({ ratingCount }) => ratingCount)).toEqual([127, 127, 127]);
  });

  test(
    "the list's rating counts lie from 50 to 249",
    decided("They are derived from the card and not random, so that two builds and two pages agree."),
    async ({ read }) => {
      // Each page lists the cards in its own order.
      const countsOf = async (route: string) =>
        ratingsOf(await read(route))
          .map(({ ratingCount }) => ratingCount)
          .sort((one, other) => one - other);
      const counts = await countsOf("/offers");
      expect(counts).toHaveLength(10);
      expect(counts.filter((count) => !Number.isInteger(count) || count < 50 || count > 249)).toEqual([]);
      expect(await countsOf("/compare")).toEqual(counts);
    },
  );

  visit("ad containers are at least 280 pixels high", async ({ page }) => {
    for (const route of ["/", "/offers", "/compare", BEST_CARDS, "/calculator", "/contact"]) {
      await page.goto(route);
      const heights = await page
        .locator("[data-ad-slot]")
        .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(0);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(280);
    }
  });

  test("balance transfer fees are 3% or $5 (greater), or 5% or $5 (greater)", () => {
    expect(new Set(LAUNCHED.flatMap(({ balanceTransferFee }) => balanceTransferFee ?? []))).toEqual(
      new Set(["3% or $5 (greater)", "5% or $5 (greater)"]),
    );
  });

  test("intro terms are 15, 18 or 21 months at 0%", () => {
    const offered = LAUNCHED.filter(({ introApr }) => introApr !== null);
    expect(new Set(offered.map(({ introTerm }) => introTerm))).toEqual(
      new Set(["15 months", "18 months", "21 months"]),
    );
    for (const { introApr } of offered) expect(introApr).toMatch(/^0%/);
  });

  test("the secured cards' APRs are 28.24% and 26.99%", () => {
    const secured = LAUNCHED.filter(({ category }) => category === "secured");
    expect(secured.map(({ apr }) => apr)).toEqual(["28.24%", "26.99%"]);
  });

  test("the Capital One secured deposit is $49-$200", () => {
    const card = LAUNCHED.find(({ id }) => id === "capital-one-secured");
    expect(card?.features.join(" ")).toMatch(/deposit of \$49, \$99 or \$200/);
  });

  test("the credit ranges are 670-850 for Good and 300-669 for Limited", ({ cards }) => {
    for (const { creditRequired, creditRange } of cards)
      expect(creditRange).toBe(creditRequired === "Good" ? "670-850" : "300-669");
  });

  test(
    "read times are 6 to 12 minutes",
    decided("The route table names each guide's, and they run from 6 to 10."),
    ({ guides }) => {
      const minutes = guides.map(({ readTime }) => readTime);
      expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([6, 10]);
    },
  );

  visit("the contact form's simulated delay is 1500 ms", async ({ page }) => {
    await page.clock.install();
    await openTool(page, "/contact");
    await contact.fillIn(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await contact.send(page).click();
    await expect(contact.sending(page)).toBeDisabled();
    await page.clock.runFor(1499);
    await expect(contact.sending(page)).toBeDisabled();
    await page.clock.runFor(1);
    await expect(contact.sent(page)).toBeVisible();
  });

  test("the response time is 24-48 hours, the hours are Mon-Fri 9 AM-6 PM EST, and data is updated weekly", async ({
    read,
  }) => {
    const text = words(await read("/contact"), "main");
    expect(text).toContain("24-48 hours");
    expect(text).toContain("Monday to Friday, 9 AM to 6 PM EST");
    expect(text).toContain("Typically weekly");
  });

  visit(
    "each month the interest is balance × APR/100/12, and the rest of the payment lowers the balance",
    async ({ page }) => {
      await openTool(page, "/calculator");
      for (const [balance, apr, payment] of [
        [5000, 24.99, 150],
        [3000, 18, 100],
        [12_000, 21.5, 260],
        [850, 29.99, 35],
      ] as const) {
        const { months, interest, paid } = payoff(balance, apr, payment);
        await calculator.fill(page, String(balance), String(apr), String(payment));
        await calculator.calculate(page);
        await calculator.expectFigures(page, {
          Months: String(months),
          "Total Interest": dollars(interest),
          "Total Paid": dollars(paid),
        });
      }
    },
  );

  visit("the loop ends when the balance is at most 0.01", async ({ page }) => {
    await openTool(page, "/calculator");
    // The first month's interest is $0.00083; after a payment of $100 a tenth of a cent is left.
    await calculator.fill(page, "100", "0.01", "100");
    await calculator.calculate(page);
    await calculator.expectFigures(page, { Months: "1" });
    // A cent less leaves more than a cent.
    await calculator.fill(page, "100", "0.01", "99.99");
    await calculator.calculate(page);
    await calculator.expectFigures(page, { Months: "2" });
  });

  visit("the loop ends after 600 months", decided("The result says what is still owed then."), async ({ page }) => {
    await openTool(page, "/calculator");
    await calculator.fill(page, "5000", "10", "41.67");
    await calculator.calculate(page);
    await calculator.expectFigures(page, { Months: "600", Years: "50.0" });
    await expect(calculator.results(page)).toContainText("Still unpaid after 600 months");
  });

  visit("years are shown to one decimal and money to two", async ({ page }) => {
    await openTool(page, "/calculator");
    await calculator.fill(page, "1000", "12", "500");
    await calculator.calculate(page);
    await calculator.expectFigures(page, { Years: "0.3", "Total Interest": "$15.25", "Total Paid": "$1,015.25" });
  });

  visit(
    "the comparison uses 16.24% APR with the same balance and payment; savings and months are the differences",
    async ({ page }) => {
      await openTool(page, "/calculator");
      const figures = [7400, 27.24, 230] as const;
      const current = payoff(...figures);
      const low = payoff(figures[0], 16.24, figures[2]);
      await calculator.fill(page, "7400", "27.24", "230");
      await calculator.calculate(page);
      const savings = calculator.savings(page);
      await expect(savings).toContainText("16.24%");
      await expect(savings).toContainText(dollars(low.interest));
      await expect(savings).toContainText(dollars(current.interest - low.interest));
      await expect(savings).toContainText(`${current.months - low.months} months`);
    },
  );

  test("the defaults are 5000, 24.99 and 150", async ({ read }) => {
    expect(attributes(await read("/calculator"), "main form input", "value")).toEqual(["5000", "24.99", "150"]);
  });

  for (const [what, routes, pattern] of FIGURES) {
    test(`guides: ${what}`, async ({ read }) => {
      for (const route of routes)
        expect([route, pattern.test(words(await read(route), "main > article"))]).toEqual([route, true]);
    });
  }

  test(
    "guides: subscription tiers are $9.99, $19.99 and $39.99 a month",
    decided("They have no context and belong to no card; one guide shows them as an illustration."),
    async ({ read }) => {
      const route = guide("future-credit-cards-2025");
      expect(words(await read(route), "main > article")).toMatch(
        /tiers are illustrative: .*\$9\.99 .*\$19\.99 .*\$39\.99/,
      );
      for (const other of GUIDE_ROUTES.filter((known) => known !== route))
        expect(texts(await read(other), "main > article").join(" ")).not.toContain("$39.99");
    },
  );
});
