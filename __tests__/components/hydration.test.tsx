import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { PayoffCalculator } from "../../src/components/calculator/PayoffCalculator";
import { CompareTool } from "../../src/components/compare/CompareTool";
import { ContactForm } from "../../src/components/contact/ContactForm";
import { newDraft } from "../../src/components/contact/draft";
import { GuidesTool } from "../../src/components/guides/GuidesTool";
import { Newsletter } from "../../src/components/guides/Newsletter";
import { OffersTool } from "../../src/components/offers/OffersTool";
import { CALCULATOR_DEFAULTS } from "../../src/domain/calculator-defaults";
import { open } from "../support/address";
import { CARDS, GUIDES, SITE } from "../support/fixture";

const OFFERS = <OffersTool cards={CARDS} costNote={SITE.offers.costNote} />;
const COMPARE = <CompareTool cards={CARDS} notAvailable={SITE.compare.notAvailable} costNote={SITE.compare.costNote} />;
const INDEX = <GuidesTool guides={GUIDES} index="/search/guides-1.json" />;
const CALCULATOR = <PayoffCalculator fields={CALCULATOR_DEFAULTS} onChange={() => undefined} />;
const CONTACT = <ContactForm text={SITE.contact} endpoint={null} email={SITE.email} draft={newDraft()} />;
const NEWSLETTER = <Newsletter text={SITE.guides.newsletter} endpoint={null} />;

let reported: jest.SpyInstance;

beforeEach(() => {
  reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  reported.mockRestore();
  document.body.replaceChildren();
});

/** The page as the build writes it, before any script runs. */
function built(tool: ReactElement): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(tool);
  document.body.append(container);
  // The server half runs where there is a window here, and says that effects do nothing: that is so, and meant.
  reported.mockClear();
  return container;
}

const count = (container: HTMLElement, selector: string) => container.querySelectorAll(selector).length;

describe("before any script runs", () => {
  test.each([
    ["the calculator", CALCULATOR, "JavaScript"],
    ["the contact form", CONTACT, SITE.email],
  ])("%s says so to someone whose scripts are off", (_, tool, words) => {
    expect(built(tool).querySelector("noscript")?.textContent).toContain(words);
  });

  test("no tool needs a style attribute, which a strict policy would refuse", () => {
    for (const tool of [OFFERS, COMPARE, INDEX, CALCULATOR, CONTACT, NEWSLETTER]) {
      expect(count(built(tool), "[style]")).toBe(0);
    }
  });
});

describe("when the script takes the page over", () => {
  test.each([
    ["/offers?filter=secured&credit=Limited&sort=apr", OFFERS],
    ["/compare?cards=citi-simplicity,chase-slate-edge&search=citi", COMPARE],
    ["/guides?q=fees&category=Education", INDEX],
    ["/calculator", CALCULATOR],
    ["/contact", CONTACT],
  ])("%s agrees with what was built", (address, tool) => {
    open(address);
    render(tool, { container: built(tool), hydrate: true });
    expect(reported.mock.calls).toEqual([]);
  });

  test("the query is applied", () => {
    open("/offers?filter=secured");
    render(OFFERS, { container: built(OFFERS), hydrate: true });
    expect(screen.getByText("Showing 1 of 7 available offers")).toBeInTheDocument();
  });

  test("forms can be sent", () => {
    render(CALCULATOR, { container: built(CALCULATOR), hydrate: true });
    expect(screen.getByRole("button", { name: "Calculate Payoff" })).toBeEnabled();
  });
});
