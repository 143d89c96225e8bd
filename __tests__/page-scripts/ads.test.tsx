import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdSlot } from "../../src/components/ads/AdSlot";
import { Layout } from "../../src/components/page/Layout";
import type { Site } from "../../src/domain/site/site";
import { AD_SHOWN, startAds } from "../../src/page-scripts/ads";
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
  <Layout site={{ ...SITE, ads }} path="/about">
    {Array.from({ length: slots }, (_, slot) => (
      <AdSlot key={slot} page="home" slot={slot} />
    ))}
    <input aria-label="Balance" />
    <input type="checkbox" aria-label="Compare" />
  </Layout>
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

/** The script hears of what changed in the page once whatever changed it is done. */
const changesHeard = () => Promise.resolve();

function expectNothingLoaded(): void {
  for (const near of adSlots()) viewport.bringNear(near);
  expect(frames()).toEqual([]);
  expect(document.querySelectorAll("script")).toHaveLength(0);
}

test("with our own notes alone there is nothing to ask and nothing to load, even for someone who agreed elsewhere", () => {
  localStorage.setItem("plainrate-ads", "yes");
  drawPage({ ...WITH_NETWORK, provider: "house" });
  startAds(document);
  expect(document.querySelector("[data-ad-frame]")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: CONTROL })).not.toBeInTheDocument();
  expectNothingLoaded();
  expect(observe).not.toHaveBeenCalled();
});

describe("before a choice", () => {
  test("the bar is hidden until the script finds that no choice was made; nothing is loaded", () => {
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

  test("a click beside the buttons is no choice, nor is what an earlier version may have kept", async () => {
    localStorage.setItem("plainrate-ads", "maybe");
    openPage();
    await userEvent.click(screen.getByText(text));
    screen.getByText(text).firstChild?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(bar()).toBeVisible();
    expect(kept()).toBe("maybe");
    expectNothingLoaded();
  });
});

test("someone who declines is left alone: nothing is loaded, the choice is kept, and the next page does not ask", async () => {
  const { unmount } = openPage();
  await press(decline);
  expect(bar()).not.toBeInTheDocument();
  expect(kept()).toBe("no");
  expectNothingLoaded();
  unmount();
  drawPage();
  await changesHeard();
  expect(bar()).not.toBeInTheDocument();
  expectNothingLoaded();
});

describe("someone who agrees", () => {
  test("gets one frame a slot, once the slot comes near, and not before", async () => {
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

  test("each frame asks for its own slot by its fixed id and format, and may do no more than show an ad", () => {
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
  test("sees our own note until the frame itself says that an ad stands in it", () => {
    openAgreed();
    viewport.bringNear(slot(1));
    const shown = () => frames().filter((frame) => "adShown" in frame.dataset);
    const tell = (data: string, source: Window | null) =>
      window.dispatchEvent(new MessageEvent("message", { data, source }));
    tell(AD_SHOWN, window);
    tell("anything else", frameIn(0).contentWindow);
    expect(shown()).toEqual([]);
    tell(AD_SHOWN, frameIn(1).contentWindow);
    expect(shown()).toEqual([frameIn(1)]);
    expect(slot(0)).toHaveTextContent("What $25 more a month saves");
  });

  test("has slots filled that a tool draws later", async () => {
    localStorage.setItem("plainrate-ads", "yes");
    const { rerender } = render(page(WITH_NETWORK, 1));
    startAds(document);
    expect(viewport.elements).toHaveLength(1);
    rerender(page(WITH_NETWORK, 2));
    await waitFor(() => expect(viewport.elements).toEqual(adSlots()));
  });
});

describe("while a field has the focus", () => {
  test("an ad is taken away for good; other slots are filled afterwards", async () => {
    openAgreed();
    await userEvent.click(screen.getByLabelText("Balance"));
    expect(frames()).toEqual([]);
    await userEvent.tab();
    for (const near of adSlots()) viewport.bringNear(near);
    expect(frames()).toEqual([frameIn(1)]);
  });

  test("a slot that comes near is not filled", async () => {
    openAgreed();
    const report = viewport.reporterOf(slot(1));
    await userEvent.click(screen.getByLabelText("Balance"));
    report();
    expect(frames()).toEqual([]);
  });

  test("ads stay if it is a checkbox: nothing is typed there", async () => {
    openAgreed();
    await userEvent.click(screen.getByLabelText("Compare"));
    expect(frames()).toHaveLength(1);
  });
});

test("the first answer leads the focus to the content: the button goes away with the bar", async () => {
  openPage();
  await press(accept);
  expect(screen.getByRole("main")).toHaveFocus();
});

describe("the footer's way back to the choice", () => {
  test("opens the bar with the choice that was made, takes the focus there and gives it back", async () => {
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

  test("a no after a yes takes the frames away and leaves our own notes; a slot on its way near stays empty", async () => {
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

  test("a yes after a no fills the slots", async () => {
    openPage();
    await press(decline);
    await userEvent.click(control());
    expect(bar()).toHaveAccessibleDescription(`${text} ${declined}`);
    await press(accept);
    viewport.bringNear(slot(0));
    expect(frames()).toHaveLength(1);
  });
});

describe("a choice made elsewhere", () => {
  test.each(["storage", "pageshow"])("in another window or on a later page counts here (%s)", (event) => {
    openAgreed();
    expect(frames()).toHaveLength(1);
    localStorage.setItem("plainrate-ads", "no");
    window.dispatchEvent(new Event(event));
    expect(frames()).toEqual([]);
  });

  test("a storage that was emptied changes nothing on this page", async () => {
    openPage();
    await press(decline);
    localStorage.clear();
    window.dispatchEvent(new Event("storage"));
    expect(bar()).not.toBeInTheDocument();
    expectNothingLoaded();
  });
});

describe("Global Privacy Control", () => {
  test("stands for no: nothing is asked and nothing is loaded, even after a yes, and the footer says so", () => {
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

  test("is acknowledged where the footer's control leads, which then asks nothing", async () => {
    sendPrivacySignal();
    openPage();
    await userEvent.click(control());
    const opened = screen.getByRole("region", { name: "Ads and privacy" });
    expect(opened).toHaveFocus();
    expect(opened).toHaveAccessibleDescription(signal);
    expect(within(opened).getAllByRole("button")).toEqual([screen.getByRole("button", { name: "Close" })]);
    await press("Close");
    expect(bar()).not.toBeInTheDocument();
    expect(control()).toHaveFocus();
    expectNothingLoaded();
  });
});

test("a browser that keeps nothing is asked, and its choice holds for the page", async () => {
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
