import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdSlot } from "../../src/components/ads/AdSlot";
import { Layout } from "../../src/components/site/Layout";
import type { Site } from "../../src/domain/site";
import { startAds } from "../../src/vanilla/ads";
import { adSlots } from "../support/ads";
import { SITE } from "../support/content";
import { Viewport } from "../support/viewport";

const PROVIDER = "https://ads.example/ads.js";
const QUEUE = SITE.ads.queue;
const WITH_PROVIDER: Site["ads"] = { ...SITE.ads, provider: "script", script: PROVIDER, client: "pub-1" };

let viewport: Viewport;
let stopWatching: () => void;

beforeEach(() => {
  viewport = new Viewport();
  viewport.install();
  const observers: MutationObserver[] = [];
  const Original = MutationObserver;
  globalThis.MutationObserver = class extends Original {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  };
  stopWatching = () => {
    for (const observer of observers) observer.disconnect();
    globalThis.MutationObserver = Original;
  };
});

afterEach(() => {
  stopWatching();
  localStorage.clear();
  for (const script of document.querySelectorAll("script")) script.remove();
  Reflect.deleteProperty(window, QUEUE);
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

const page = (ads: Site["ads"], slots: number) => (
  <Layout site={{ ...SITE, ads }} path="/about">
    {Array.from({ length: slots }, (_, slot) => (
      <AdSlot key={slot} page="home" slot={slot} />
    ))}
  </Layout>
);
const drawPage = (ads = WITH_PROVIDER) => render(page(ads, 2));

const bar = () => screen.queryByRole("region", { name: "Ads and privacy" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
const queue = (): unknown => Reflect.get(window, QUEUE);

function slot(position: number): HTMLElement {
  const found = adSlots()[position];
  if (!found) throw new Error(`There is no slot ${position}.`);
  return found;
}

function expectNothingAsked(): void {
  expect(scripts()).toEqual([]);
  expect(viewport.elements).toEqual([]);
  expect(queue()).toBeUndefined();
}

function throwing(): Storage {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

describe("with our own notes alone", () => {
  test("there is nothing to ask and nothing to load, even for someone who agreed elsewhere", () => {
    localStorage.setItem("plainrate-ads", "yes");
    drawPage({ ...WITH_PROVIDER, provider: "house" });
    startAds(document);
    expect(screen.queryByRole("region", { name: "Ads and privacy", hidden: true })).not.toBeInTheDocument();
    expectNothingAsked();
  });
});

describe("before a choice", () => {
  test("the bar is hidden until the script finds that no choice was made; nothing is loaded", () => {
    drawPage();
    expect(bar()).not.toBeInTheDocument();
    startAds(document);
    expect(bar()).toBeVisible();
    expect(bar()).toHaveTextContent(SITE.consent.text);
    expectNothingAsked();
  });

  test("a click beside the buttons is no choice", async () => {
    drawPage();
    startAds(document);
    await userEvent.click(screen.getByText(SITE.consent.text));
    expect(bar()).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expectNothingAsked();
  });

  test("nor is a click that hits no element at all", () => {
    drawPage();
    startAds(document);
    screen.getByText(SITE.consent.text).firstChild?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(bar()).toBeVisible();
    expectNothingAsked();
  });

  test("something else that an earlier version may have kept is no choice", () => {
    localStorage.setItem("plainrate-ads", "maybe");
    drawPage();
    startAds(document);
    expect(bar()).toBeVisible();
    expectNothingAsked();
  });
});

describe("someone who declines", () => {
  test("is left alone: nothing is loaded, and the choice is kept", async () => {
    drawPage();
    startAds(document);
    await press("No, thanks");
    expect(bar()).not.toBeInTheDocument();
    expect(localStorage.getItem("plainrate-ads")).toBe("no");
    expectNothingAsked();
  });

  test("is not asked again on the next page", async () => {
    const { unmount } = drawPage();
    startAds(document);
    await press("No, thanks");
    unmount();
    drawPage();
    startAds(document);
    expect(bar()).not.toBeInTheDocument();
    expectNothingAsked();
  });
});

describe("someone who agrees", () => {
  test("gets the script once a slot comes near, and not before", async () => {
    drawPage();
    startAds(document);
    await press("Allow ads");
    expect(bar()).not.toBeInTheDocument();
    expect(localStorage.getItem("plainrate-ads")).toBe("yes");
    expect(viewport.elements).toEqual(adSlots());
    expect(viewport.margins).toEqual(["300px"]);
    expect(scripts()).toEqual([]);

    viewport.reportFar(slot(0));
    expect(scripts()).toEqual([]);

    viewport.bringNear(slot(0));
    expect(scripts()).toEqual([PROVIDER]);
    expect(document.querySelector("script")).toHaveProperty("async", true);
  });

  test("one request is pushed for each slot, with its fixed id and format; the script loads once", async () => {
    drawPage();
    startAds(document);
    await press("Allow ads");
    viewport.bringNear(slot(0));
    viewport.bringNear(slot(1));
    const [first, second] = [slot(0).querySelector("ins"), slot(1).querySelector("ins")];
    expect(queue()).toEqual([
      { slot: "4810270101", format: "horizontal", element: first },
      { slot: "4810270105", format: "rectangle", element: second },
    ]);
    expect(first).toHaveClass(QUEUE);
    expect(first).toHaveAttribute("data-ad-client", "pub-1");
    expect(first).toHaveAttribute("data-ad-slot", "4810270101");
    expect(first).toHaveAttribute("data-ad-format", "horizontal");
    expect(scripts()).toEqual([PROVIDER]);
    expect(viewport.elements).toEqual([]);
  });

  test("a network that knows its publishers by other means gets no id", async () => {
    drawPage({ ...WITH_PROVIDER, client: null });
    startAds(document);
    await press("Allow ads");
    viewport.bringNear(slot(0));
    expect(slot(0).querySelector("ins")).toHaveAttribute("data-ad-client", "");
    expect(queue()).toHaveLength(1);
  });

  test("our own note stays in the slot until an ad covers it", async () => {
    drawPage();
    startAds(document);
    await press("Allow ads");
    viewport.bringNear(slot(0));
    expect(slot(0)).toHaveTextContent("See the dollars");
  });

  test("is not asked again on the next page, whose slots are filled too", async () => {
    const { unmount } = drawPage();
    startAds(document);
    await press("Allow ads");
    unmount();
    drawPage();
    startAds(document);
    expect(bar()).not.toBeInTheDocument();
    expect(viewport.elements).toEqual(expect.arrayContaining(adSlots()));
  });

  test("gets each slot once, however often the page is started", async () => {
    drawPage();
    startAds(document);
    startAds(document);
    await press("Allow ads");
    startAds(document);
    viewport.bringNear(slot(0));
    viewport.bringNear(slot(0));
    expect(slot(0).querySelectorAll("ins")).toHaveLength(1);
    expect(queue()).toHaveLength(1);
  });

  test("slots that a tool draws later are filled too", async () => {
    localStorage.setItem("plainrate-ads", "yes");
    const { rerender } = render(page(WITH_PROVIDER, 1));
    startAds(document);
    expect(viewport.elements).toHaveLength(1);
    rerender(page(WITH_PROVIDER, 2));
    await waitFor(() => expect(viewport.elements).toEqual(adSlots()));
  });
});

describe("Global Privacy Control", () => {
  test("stands for no: nothing is asked and nothing is loaded, even after a yes", () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    localStorage.setItem("plainrate-ads", "yes");
    drawPage();
    startAds(document);
    expect(bar()).not.toBeInTheDocument();
    expectNothingAsked();
  });

  test("that is switched off changes nothing", () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: false, configurable: true });
    drawPage();
    startAds(document);
    expect(bar()).toBeVisible();
  });
});

describe("a browser that keeps nothing", () => {
  test("is asked, and its choice holds for the page", async () => {
    drawPage();
    startAds(document, throwing);
    expect(bar()).toBeVisible();
    await press("Allow ads");
    expect(bar()).not.toBeInTheDocument();
    viewport.bringNear(slot(0));
    expect(scripts()).toEqual([PROVIDER]);
  });

  test("can decline all the same", async () => {
    drawPage();
    startAds(document, throwing);
    await press("No, thanks");
    startAds(document, throwing);
    expect(bar()).not.toBeInTheDocument();
    expectNothingAsked();
  });
});

describe("a provider", () => {
  beforeEach(() => localStorage.setItem("plainrate-ads", "yes"));

  test("whose script runs already is asked directly", () => {
    const push = jest.fn();
    Reflect.set(window, QUEUE, { push });
    drawPage();
    startAds(document);
    viewport.bringNear(slot(0));
    expect(push).toHaveBeenCalledTimes(1);
    expect(push).toHaveBeenCalledWith(expect.objectContaining({ slot: "4810270101" }));
  });

  test("that has not come yet finds a list with the requests", () => {
    Reflect.set(window, QUEUE, null);
    drawPage();
    startAds(document);
    viewport.bringNear(slot(0));
    expect(queue()).toHaveLength(1);
  });

  test.each([
    ["a text", "ads"],
    ["something without push", { push: 1 }],
  ])("whose place in the page holds %s leaves it as it is and the page whole", (_, other) => {
    Reflect.set(window, QUEUE, other);
    drawPage();
    startAds(document);
    expect(() => viewport.bringNear(slot(0))).not.toThrow();
    expect(queue()).toBe(other);
    expect(slot(0)).toHaveTextContent("See the dollars");
  });

  test("that throws leaves the page whole: our note stays and the next slot is asked for", () => {
    const push = jest.fn(() => {
      throw new Error("The ad network is down.");
    });
    Reflect.set(window, QUEUE, { push });
    drawPage();
    startAds(document);
    expect(() => viewport.bringNear(slot(0))).not.toThrow();
    expect(slot(0).querySelector("ins")).not.toBeInTheDocument();
    expect(slot(0)).toHaveTextContent("See the dollars");
    viewport.bringNear(slot(1));
    expect(push).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("main")).toBeInTheDocument();
  });

  test("whose name throws when it is read leaves the page whole too", () => {
    Object.defineProperty(window, QUEUE, {
      configurable: true,
      get() {
        throw new Error("blocked");
      },
    });
    drawPage();
    startAds(document);
    expect(() => viewport.bringNear(slot(0))).not.toThrow();
    expect(slot(0)).toHaveTextContent("See the dollars");
  });
});
