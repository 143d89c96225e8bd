import { CARDS, GUIDES } from "../support/content";
import { CARD_IDS } from "../support/specified";
import { pageOf, readableText, squeeze } from "./support/pages";

/** Tool pages show their full content, and the default state of every control, before any script runs. */

const offers = pageOf("/offers");
const compare = pageOf("/compare");
const index = pageOf("/guides");
const calculator = pageOf("/calculator");
const contact = pageOf("/contact");

const byRating = [...CARDS].sort((a, b) => b.rating - a.rating).map((card) => card.name);

test("the catalogue is the specification's ten cards, in its order", () => {
  expect(CARDS.map((card) => card.id)).toEqual(CARD_IDS);
});

describe("/offers", () => {
  const { $ } = offers;

  test("shows all ten cards, the best rated first", () => {
    const names = $("main article h3")
      .toArray()
      .map((element) => $(element).text());
    expect(names).toEqual(byRating);
    expect(readableText(offers)).toContain("Showing 10 of 10 available offers");
  });

  test("has an ad after the third card and after the sixth, and none after the last", () => {
    const list = $("main article").first().parent().children();
    const kinds = list
      .toArray()
      .map((element) => ($(element).is("article") ? "card" : $(element).is("[data-ad-slot]") ? "ad" : "other"));
    expect(kinds.join(" ")).toBe("card card card ad card card card ad card card card card");
  });

  test("counts the cards of each category on its tile", () => {
    const tiles = $('[role="group"][aria-label="Categories"] button');
    const counted = (category: string) => CARDS.filter((card) => card.category === category).length;
    const words = (name: string, category: string) =>
      `${name}${counted(category)} ${counted(category) === 1 ? "card" : "cards"}`;
    expect(tiles.toArray().map((element) => squeeze($(element).text()))).toEqual([
      words("Low APR", "low-apr"),
      words("0% Intro APR", "intro-apr"),
      words("Balance Transfer", "balance-transfer"),
      words("Secured Cards", "secured"),
      words("Low APR + Rewards", "rewards"),
    ]);
    expect(tiles.toArray().map((element) => $(element).attr("aria-pressed"))).toEqual(Array(5).fill("false"));
  });

  test("keeps the filter bar hidden, with its choices in it", () => {
    const button = $("main button[aria-expanded]");
    expect(button.text()).toBe("Show Filters");
    expect(button.attr("aria-expanded")).toBe("false");
    const bar = $(`#${String(button.attr("aria-controls"))}`);
    expect(bar.is("[hidden]")).toBe(true);
    expect(
      bar
        .find("select")
        .toArray()
        .map((element) =>
          $(element)
            .find("option")
            .toArray()
            .map((option) => $(option).attr("value")),
        ),
    ).toEqual([
      ["all", "low-apr", "intro-apr", "balance-transfer", "secured", "rewards"],
      ["all", "Excellent", "Good", "Fair", "Limited"],
      ["rating", "apr", "name"],
    ]);
    expect(bar.find("button").text()).toBe("Clear All");
  });
});

describe("/compare", () => {
  const { $ } = compare;

  test("shows all ten cards with an empty checkbox each, named after the card", () => {
    const boxes = $('main input[type="checkbox"]').toArray();
    const names = boxes.map((element) => $(`#${String($(element).attr("aria-labelledby"))}`).text());
    expect(names).toEqual(CARDS.map((card) => card.name));
    expect(boxes.filter((element) => $(element).is(":checked, :disabled"))).toEqual([]);
  });

  test("has no table yet, but its tips", () => {
    expect($("main table").length).toBe(0);
    expect(readableText(compare)).toContain("0 of 4 selected");
    expect(readableText(compare)).not.toContain("Maximum of 4 cards selected");
    expect(
      $("main h2")
        .toArray()
        .map((element) => $(element).text()),
    ).toEqual(expect.arrayContaining(["Then weigh the fees"]));
  });
});

describe("/guides", () => {
  const { $ } = index;
  const titles = (heading: string) =>
    $(`section:has(> #${heading}) h3`)
      .toArray()
      .map((element) => $(element).text());

  test("shows all fifteen guides in the index's order", () => {
    expect(GUIDES).toHaveLength(15);
    expect(titles("all-articles")).toEqual(GUIDES.map((guide) => guide.title));
    expect(readableText(index)).toContain("15 articles found");
  });

  test("offers all, and the specification's seven categories", () => {
    const buttons = $('[role="group"][aria-label="Categories"] button').toArray();
    expect(buttons.map((element) => $(element).text())).toEqual([
      "All",
      "Reviews",
      "Credit Tips",
      "Education",
      "Debt Management",
      "Credit Building",
      "Student Credit",
      "Trends",
    ]);
    expect(buttons.map((element) => $(element).attr("aria-pressed"))).toEqual([
      "true",
      ...Array<string>(7).fill("false"),
    ]);
    expect($('input[type="search"]').attr("placeholder")).toBe("Search guides and articles...");
  });
});

test("/calculator shows the specification's defaults and no result", () => {
  const { $ } = calculator;
  const fields = $("main form input").toArray();
  expect(fields.map((element) => $(element).attr("value"))).toEqual(["5000", "24.99", "150"]);
  expect(fields.map((element) => $(`label[for="${String($(element).attr("id"))}"]`).text())).toEqual([
    expect.stringContaining("Current Balance"),
    expect.stringContaining("Annual APR"),
    expect.stringContaining("Monthly Payment"),
  ]);
  expect($("main form button").text()).toBe("Calculate Payoff");
  expect(readableText(calculator)).not.toContain("Payoff Results");
});

test("/contact shows an empty form with the specification's fields", () => {
  const { $ } = contact;
  const form = $("main form");
  const required = form.find("[required]").toArray();
  expect(required.map((element) => $(`label[for="${String($(element).attr("id"))}"]`).text())).toEqual([
    "Full Name",
    "Email Address",
    "Subject",
    "Message",
  ]);
  expect(form.find("textarea").attr("rows")).toBe("6");
  expect(form.find("textarea").attr("placeholder")).toBe("Please provide as much detail as possible...");
  const options = form.find("option").toArray();
  expect(options.map((element) => [$(element).attr("value"), $(element).text()])).toEqual([
    ["", expect.any(String)],
    ["general", "General Inquiry"],
    ["review", "Credit Card Review Question"],
    ["technical", "Website Technical Issue"],
    ["partnership", "Partnership Inquiry"],
    ["feedback", "Feedback/Suggestion"],
    ["other", "Other"],
  ]);
});

test("a form that is submitted before its script runs cannot put what was typed into the address", () => {
  for (const { $, route } of [calculator, contact, index]) {
    const form = $("main form");
    expect([route, form.length, form.attr("method"), form.find('button[type="submit"]').is(":disabled")]).toEqual([
      route,
      1,
      "post",
      true,
    ]);
  }
});
