import { act, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { type Root, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { CalculatorTool } from "../../src/components/calculator/CalculatorTool";
import { PlannerTool } from "../../src/components/planner/PlannerTool";
import { CompareTool } from "../../src/components/compare/CompareTool";
import { ContactForm } from "../../src/components/contact/ContactForm";
import { GuidesTool } from "../../src/components/guides/GuidesTool";
import { Newsletter } from "../../src/components/guides/Newsletter";
import { OffersTool } from "../../src/components/offers/OffersTool";
import { islandTree } from "../../src/islands/tree";
import { open } from "../support/address";
import { CARDS, GUIDES, SITE } from "../support/fixture";

type Tool = { draw: (onReady?: () => void) => ReturnType<typeof islandTree>; name: string };

const tool = <Props extends object>(Tool: ComponentType<Props>, props: Props): Tool => ({
  name: Tool.name,
  draw: (onReady) => islandTree(Tool, props, onReady),
});

const CALCULATOR = tool(CalculatorTool, {});
const PLANNER = tool(PlannerTool, { cards: CARDS, texts: SITE.calculator, url: SITE.url });
const COMPARE = tool(CompareTool, {
  cards: CARDS,
  notAvailable: SITE.compare.notAvailable,
  costNote: SITE.compare.costNote,
});
const CONTACT = tool(ContactForm, { text: SITE.contact, endpoint: null, email: SITE.email });
const GUIDE_INDEX = tool(GuidesTool, { guides: GUIDES, index: "/search/guides-1.json" });
const NEWSLETTER = tool(Newsletter, { text: SITE.guides.newsletter, endpoint: null });
const OFFERS = tool(OffersTool, { cards: CARDS, costNote: SITE.offers.costNote, ads: SITE.ads });
const TOOLS = [CALCULATOR, PLANNER, COMPARE, CONTACT, GUIDE_INDEX, NEWSLETTER, OFFERS];

let reported: jest.SpyInstance;
let root: Root | undefined;

beforeEach(() => {
  reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
  // The index of the guides is on its way.
  Reflect.set(globalThis, "fetch", () => new Promise(() => undefined));
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  reported.mockRestore();
  document.body.replaceChildren();
});

/** The island as the build writes it, before any script runs. */
function built({ name, draw }: Tool): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = renderToString(draw(), { identifierPrefix: name });
  document.body.append(place);
  // The server half runs where there is a window here, and says that effects do nothing: that is so, and meant.
  reported.mockClear();
  return place;
}

/** The same once React has taken it over. */
async function takenOver(island: Tool): Promise<void> {
  const place = built(island);
  const onReady = jest.fn();
  await act(async () => {
    root = hydrateRoot(place, island.draw(onReady), { identifierPrefix: island.name });
    await Promise.resolve();
  });
  expect(onReady).toHaveBeenCalledTimes(1);
}

describe("before any script runs", () => {
  test.each([
    ["the calculator", CALCULATOR, "JavaScript"],
    ["the contact form", CONTACT, SITE.email],
  ])("%s says so to someone whose scripts are off", (_, island, words) => {
    expect(built(island).querySelector("noscript")?.textContent).toContain(words);
  });

  test("no tool needs a style attribute, which a strict policy would refuse", () => {
    const styled = TOOLS.filter((island) => built(island).querySelector("[style]"));
    expect(styled.map(({ name }) => name)).toEqual([]);
  });

  test("no id of one page's tools is another's", () => {
    for (const page of [
      [CALCULATOR, PLANNER],
      [GUIDE_INDEX, NEWSLETTER],
    ]) {
      const ids = page.flatMap((island) => [...built(island).querySelectorAll("[id]")].map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("the whole default plan is there, and only the specified calculator is a form, so Enter in the planner sends nothing", () => {
    const planner = built(PLANNER);
    expect(planner).toHaveTextContent("Debt-free after 58 months, with $3,622.30 of interest.");
    expect(planner).toHaveTextContent("Citi Simplicity Card");
    expect(planner.querySelectorAll("details tbody tr").length).toBeGreaterThan(58);
    expect(planner.querySelector("form")).not.toBeInTheDocument();
    expect(built(CALCULATOR).querySelectorAll("form input")).toHaveLength(3);
  });
});

describe("when the script takes the page over", () => {
  test.each([
    ["/offers", OFFERS],
    ["/offers?filter=secured&credit=Limited&sort=apr#balance=700&payment=40", OFFERS],
    ["/compare", COMPARE],
    ["/compare?cards=citi-simplicity,chase-slate-edge&search=citi", COMPARE],
    ["/guides", GUIDE_INDEX],
    ["/guides?q=fees&category=Education", GUIDE_INDEX],
    ["/guides?q=fees", NEWSLETTER],
    ["/calculator", CALCULATOR],
    ["/calculator#balance=6000", CALCULATOR],
    ["/calculator", PLANNER],
    ["/calculator#balance=6000&plan=target&months=24", PLANNER],
    ["/contact", CONTACT],
    ["/contact?a=b", CONTACT],
  ])("%s agrees with what was built", async (address, island) => {
    open(address);
    await takenOver(island);
    expect(reported.mock.calls).toEqual([]);
  });

  test("the query is applied", async () => {
    open("/offers?filter=secured");
    await takenOver(OFFERS);
    expect(screen.getByText("Showing 1 of 7 available offers")).toBeInTheDocument();
  });

  test("forms can be sent", async () => {
    await takenOver(CALCULATOR);
    expect(screen.getByRole("button", { name: "Calculate Payoff" })).toBeEnabled();
  });
});
