import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdSlot } from "../../src/components/ads/AdSlot";
import { Page } from "../../src/components/page/Page";
import type { Site } from "../../src/domain/site/site";
import { AD_SHOWN_MESSAGE, startAds } from "../../src/page-scripts/ads";
import { WITH_NETWORK, adSlots, refuseStorage } from "../support/ads";
import { SITE } from "../support/fixture";
import { Viewport } from "../support/viewport";

const { text, accept, decline, allowed, declined, signal } = SITE.consent;
const CONTROL = "Do Not Sell or Share My Personal Information";

const LISTENING: EventTarget[] = [document, window];
const listen = LISTENING.map((target) => jest.spyOn(target, "addEventListener"));
const observe = jest.spyOn(MutationObserver.prototype, "observe");

let viewport: Viewport;

beforeEach(() => {
  jest.clearAllMocks();
  viewport = new Viewport();
  viewport.install();
});

/** A page's listeners live as long as its document, which these tests share: each test ends its own. */
afterEach(() => {
  for (const [index, target] of LISTENING.entries()) {
    for (const listened of listen[index]?.mock.calls ?? []) target.removeEventListener(...listened);
  }
  for (const observer of observe.mock.contexts) {
    if (observer instanceof MutationObserver) observer.disconnect();
  }
  localStorage.clear();
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

const page = (ads: Site["ads"], slots: number) => (
  <Page site={{ ...SITE, ads }} path="/about" title="About" description="Words.">
    {Array.from({ length: slots }, (_, slot) => (
      <AdSlot key={slot} page="home" slot={slot} />
    ))}
    <input aria-label="Balance" />
    <input type="checkbox" aria-label="Compare" />
  </Page>
);
const drawPage = (ads = WITH_NETWORK) => render(page(ads, 2));

function openPage(): ReturnType<typeof render> {
  const drawn = drawPage();
  startAds(document);
  return drawn;
}

/** Opens a page whose visitor said yes on an earlier one, and brings its first slot near. */
function openAgreed(): ReturnType<typeof render> {
  localStorage.setItem("plainrate-ads", "yes");
  const drawn = openPage();
  viewport.bringNear(slot(0));
  return drawn;
}

function sendPrivacySignal(value = true): void {
  Object.defineProperty(navigator, "globalPrivacyControl", { value, configurable: true });
}

const bar = () => screen.queryByRole("region", { name: "Ads and privacy" });
const control = () => within(screen.getByRole("contentinfo")).getByRole("button", { name: CONTROL });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const kept = () => localStorage.getItem("plainrate-ads");
const frames = () => [...document.querySelectorAll("iframe")];

function slot(position: number): HTMLElement {
  const found = adSlots()[position];
  if (!found) throw new Error(`There is no slot ${position}.`);
  return found;
}

function frameIn(position: number): HTMLIFrameElement {
  const frame = slot(position).querySelector("iframe");
  if (!frame) throw new Error(`There is no frame in slot ${position}.`);
  return frame;
}

function expectNothingLoaded(): void {
  for (const near of adSlots()) viewport.bringNear(near);
  expect(frames()).toEqual([]);
  expect(document.querySelectorAll("script")).toHaveLength(0);
}

test("asks and loads nothing with our own notes alone", () => {
  localStorage.setItem("plainrate-ads", "yes");
  drawPage({ ...WITH_NETWORK, provider: "house" });
  startAds(document);
  expect(document.querySelector("[data-ad-frame]")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: CONTROL })).not.toBeInTheDocument();
  expectNothingLoaded();
  expect(observe).not.toHaveBeenCalled();
});

test("hides the bar until no choice is found, and loads nothing", () => {
  drawPage();
  expect(bar()).not.toBeInTheDocument();
  startAds(document);
  expect(bar()).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(allowed)).not.toBeVisible();
  expect(screen.getByText(declined)).not.toBeVisible();
  expect(within(screen.getByRole("region", { name: "Ads and privacy" })).getAllByRole("button")).toHaveLength(2);
  expectNothingLoaded();
  expect(document.body.innerHTML).not.toContain("ads.example");
  expect(localStorage).toHaveLength(0);
});

test("loads nothing after a no, and does not ask on the next page", async () => {
  const { unmount } = openPage();
  await press(decline);
  expect(bar()).not.toBeInTheDocument();
  expect(kept()).toBe("no");
  expectNothingLoaded();
  unmount();
  openPage();
  expect(bar()).not.toBeInTheDocument();
  expectNothingLoaded();
});

describe("someone who agrees", () => {
  test("loads one frame for a slot once it comes near", async () => {
    openPage();
    await press(accept);
    expect(bar()).not.toBeInTheDocument();
    expect(kept()).toBe("yes");
    expect(viewport.margins).toEqual(["300px"]);
    viewport.reportFar(slot(0));
    expect(frames()).toEqual([]);
    for (let time = 0; time < 3; time += 1) viewport.bringNear(slot(0));
    expect(frames()).toEqual([frameIn(0)]);
  });

  test("asks for each slot by its fixed id in a sandbox", () => {
    openAgreed();
    viewport.bringNear(slot(1));
    expect(frames().map((frame) => frame.getAttribute("src"))).toEqual([
      "/ad-frame#slot=4810270101&format=horizontal",
      "/ad-frame#slot=4810270105&format=rectangle",
    ]);
    for (const refused of ["focus-without-user-activation", "fullscreen", "clipboard-write"])
      expect(frameIn(0)).toHaveAttribute("allow", expect.stringContaining(`${refused} 'none'`));
    expect(frameIn(0)).toHaveAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
    expect(frameIn(0)).toHaveProperty("referrerPolicy", "no-referrer");
    expect(frameIn(0)).toHaveAttribute("title", "Advertisement");
    expect(document.querySelectorAll("script")).toHaveLength(0);
  });

  // A script that is blocked, throws or hangs says nothing, so the note stays for good.
  test("shows our own note until the frame reports an ad", () => {
    openAgreed();
    viewport.bringNear(slot(1));
    const shown = () => frames().filter((frame) => "adShown" in frame.dataset);
    const tell = (data: string, source: Window | null) =>
      window.dispatchEvent(new MessageEvent("message", { data, source }));
    tell(AD_SHOWN_MESSAGE, window);
    tell("anything else", frameIn(0).contentWindow);
    expect(shown()).toEqual([]);
    tell(AD_SHOWN_MESSAGE, frameIn(1).contentWindow);
    expect(shown()).toEqual([frameIn(1)]);
    expect(slot(0)).toHaveTextContent("What $25 more a month saves");
  });

  test("fills slots that a tool draws later", async () => {
    localStorage.setItem("plainrate-ads", "yes");
    const { rerender } = render(page(WITH_NETWORK, 1));
    startAds(document);
    expect(viewport.elements).toHaveLength(1);
    rerender(page(WITH_NETWORK, 2));
    await waitFor(() => expect(viewport.elements).toEqual(adSlots()));
  });
});

describe("while a field has the focus", () => {
  test("takes an ad away for good, and fills other slots afterwards", async () => {
    openAgreed();
    await userEvent.click(screen.getByLabelText("Balance"));
    expect(frames()).toEqual([]);
    await userEvent.tab();
    for (const near of adSlots()) viewport.bringNear(near);
    expect(frames()).toEqual([frameIn(1)]);
  });
});

describe("the footer's way back to the choice", () => {
  test("opens the bar with the choice that was made, and returns the focus", async () => {
    openAgreed();
    await userEvent.click(control());
    expect(bar()).toBeVisible();
    expect(bar()).toHaveFocus();
    expect(bar()).toHaveAccessibleDescription(`${text} ${allowed}`);
    await press("Close");
    expect(bar()).not.toBeInTheDocument();
    expect(control()).toHaveFocus();
    expect(kept()).toBe("yes");
    expect(frames()).toHaveLength(1);
  });

  test("removes the frames when a no follows a yes", async () => {
    openAgreed();
    const report = viewport.reporterOf(slot(1));
    await userEvent.click(control());
    await press(decline);
    report();
    expect(bar()).not.toBeInTheDocument();
    expect(control()).toHaveFocus();
    expect(kept()).toBe("no");
    expect(slot(0)).toHaveTextContent("What $25 more a month saves");
    expectNothingLoaded();
  });
});

test.each(["storage", "pageshow"])("applies a choice made in another window or on a later page (%s)", (event) => {
  openAgreed();
  expect(frames()).toHaveLength(1);
  localStorage.setItem("plainrate-ads", "no");
  window.dispatchEvent(new Event(event));
  expect(frames()).toEqual([]);
});

test("takes Global Privacy Control for a no even after a yes, and shows in the footer", () => {
  sendPrivacySignal();
  localStorage.setItem("plainrate-ads", "yes");
  drawPage();
  const line = within(screen.getByRole("contentinfo")).getByText(signal);
  expect(line).not.toBeVisible();
  startAds(document);
  expect(bar()).not.toBeInTheDocument();
  expect(line).toBeVisible();
  expectNothingLoaded();
});

test("asks when the browser keeps nothing, and holds the choice for the page", async () => {
  const allowStorage = refuseStorage();
  openPage();
  await press(accept);
  expect(bar()).not.toBeInTheDocument();
  viewport.bringNear(slot(0));
  window.dispatchEvent(new Event("pageshow"));
  expect(frames()).toHaveLength(1);
  await userEvent.click(control());
  await press(decline);
  expect(bar()).not.toBeInTheDocument();
  expectNothingLoaded();
  allowStorage();
});
