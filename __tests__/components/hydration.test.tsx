import { act, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { type Root, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { CalculatorTool } from "../../src/components/calculator/CalculatorTool";
import { HomeAnswer } from "../../src/components/home/HomeAnswer";
import { CardCostTool } from "../../src/components/card-page/CardCostTool";
import { CompareTool } from "../../src/components/compare/CompareTool";
import { ContactForm } from "../../src/components/contact/ContactForm";
import { DebtsTool } from "../../src/components/debts/DebtsTool";
import { GuidesTool } from "../../src/components/guides/GuidesTool";
import { MarketTool } from "../../src/components/market/MarketTool";
import { Newsletter } from "../../src/components/guides/Newsletter";
import { YourExample } from "../../src/components/guides/YourExample";
import { OffersTool } from "../../src/components/offers/OffersTool";
import { controlsOf, repeatEarlyInput } from "../../src/islands/early-input";
import { islandTree } from "../../src/islands/tree";
import { MESSAGE_KEY } from "../../src/site/storage";
import { bareTexts } from "../support/bare-texts";
import { open } from "../support/address";
import { NEWSLETTER_TEXT, SITE, TEXTS, cardOf } from "../support/fixture";
import { quietConsole } from "../support/quiet-console";
import * as PROPS from "../support/tool-props";

type Tool = { draw: (onReady?: () => void) => ReturnType<typeof islandTree>; name: string };

const tool = <Props extends object>(Tool: ComponentType<Props>, props: Props): Tool => ({
  name: Tool.name,
  draw: (onReady) => islandTree(Tool, props, onReady),
});

const HOME = tool(HomeAnswer, PROPS.HOME);
const CALCULATOR = tool(CalculatorTool, PROPS.CALCULATOR);
const COMPARE = tool(CompareTool, PROPS.COMPARE);
const CARD_COST = tool(CardCostTool, {
  card: cardOf("citi-simplicity"),
  others: [],
  note: TEXTS.card.costNote,
  help: SITE.help,
});
const CONTACT = tool(ContactForm, { text: TEXTS.contact, endpoint: null, email: SITE.email });
const DEBTS = tool(DebtsTool, PROPS.DEBTS);
const GUIDE_INDEX = tool(GuidesTool, PROPS.GUIDE_INDEX);
const MARKET = tool(MarketTool, PROPS.MARKET);
const NEWSLETTER = tool(Newsletter, { text: NEWSLETTER_TEXT, endpoint: null });
const OFFERS = tool(OffersTool, PROPS.OFFERS);
const EXAMPLE = tool(YourExample, { help: SITE.help });

const reported = quietConsole();
let root: Root | undefined;

beforeEach(() => {
  // The index of the guides is on its way.
  Reflect.set(globalThis, "fetch", () => new Promise(() => undefined));
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
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

/** The page once React has taken it over. */
async function takenOver(island: Tool, place = built(island)): Promise<void> {
  const onReady = jest.fn(() => repeatEarlyInput(controlsOf(place)));
  await act(async () => {
    root = hydrateRoot(
      place,
      island.draw(() => void onReady()),
      { identifierPrefix: island.name },
    );
    await Promise.resolve();
  });
  expect(onReady).toHaveBeenCalledTimes(1);
}

test.each([HOME, CALCULATOR, COMPARE, GUIDE_INDEX, MARKET, NEWSLETTER, EXAMPLE])(
  "builds $name with each text in an element of its own",
  (island) => {
    expect(bareTexts(built(island))).toEqual([]);
  },
);

describe("when the script takes the page over", () => {
  test.each([
    ["/offers", OFFERS],
    ["/offers?filter=secured&credit=Limited&sort=apr#balance=700&apr=24.99&payment=40", OFFERS],
    ["/compare?cards=citi-simplicity,chase-slate-edge&search=citi", COMPARE],
    ["/guides?q=fees&category=Education", GUIDE_INDEX],
    ["/calculator#balance=6000&apr=24.99&payment=150", CALCULATOR],
    ["/debts", DEBTS],
    ["/debts#balance=600&apr=20&payment=100&budget=200&d2.balance=900&d2.apr=25&o1.line=800", DEBTS],
    ["/guides/x#balance=6000&apr=24.99&payment=200", EXAMPLE],
    ["/market?tier=720-or-more&state=OH&sort=cost#balance=5000&apr=24.99&payment=150", MARKET],
    ["/", HOME],
    ["/#balance=6000&apr=24.99&payment=200", HOME],
    ["/cards/citi-simplicity#balance=6000&apr=21&payment=200", CARD_COST],
    ["/contact?a=b", CONTACT],
  ])("hydrates %s as it was built", async (address, island) => {
    open(address);
    await takenOver(island);
    expect(reported.mock.calls).toEqual([]);
  });

  test("restores a kept message under what was typed before", async () => {
    sessionStorage.setItem(MESSAGE_KEY, "name=Ann&subject=Rates");
    const place = built(CONTACT);
    const field = (label: string) => within(place).getByLabelText<HTMLInputElement>(label);
    field("Subject").value = "Fees";
    field("Message").value = "Which card?";
    await takenOver(CONTACT, place);
    expect(field("Full Name")).toHaveValue("Ann");
    expect(field("Subject")).toHaveValue("Fees");
    expect(field("Message")).toHaveValue("Which card?");
    expect(sessionStorage.getItem(MESSAGE_KEY)).toBe("?name=Ann&subject=Fees&message=Which+card%3F");
    expect(reported.mock.calls).toEqual([]);
  });
});
