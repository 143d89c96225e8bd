import { open } from "../support/address";

/** Another window, in place of the page around the frame. */
const page = document.documentElement.appendChild(document.createElement("iframe")).contentWindow ?? window;

const told = jest.spyOn(page, "postMessage");

/** Places the frame: with nobody's origin it is sandboxed, in a window of its own it is its own parent. */
function stand({ origin = "null", parent = page } = {}): void {
  jest.spyOn(window, "origin", "get").mockReturnValue(origin);
  jest.spyOn(window, "parent", "get").mockReturnValue(parent);
}

beforeEach(() => {
  told.mockReset();
  stand();
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, "adsbygoogle");
});

function load(address: string, html: string): void {
  open(address);
  document.body.innerHTML = html;
  jest.isolateModules(() => {
    jest.requireActual("../../src/page-scripts/ad-frame");
  });
}

const NETWORK = "https://ads.example/tag.js?a=1&b=2";
const PLACE = `<ins class="adsbygoogle" data-ad-queue="adsbygoogle" data-ad-script="${NETWORK}" data-ad-client="pub-1"></ins>`;
const orders = (): unknown => Reflect.get(window, "adsbygoogle");
const scripts = () => Array.from(document.querySelectorAll("script"), ({ src }) => src);

test("asks for the slot that its fragment names, with the publisher's id and the place for the ad", () => {
  load("/ad-frame#slot=4810270101&format=horizontal", PLACE);
  const place = document.querySelector("ins");
  expect(orders()).toEqual([{ slot: "4810270101", format: "horizontal", client: "pub-1", element: place }]);
  expect(place).toHaveAttribute("data-ad-slot", "4810270101");
  expect(place).toHaveAttribute("data-ad-format", "horizontal");
  expect(scripts()).toEqual([NETWORK]);
});

test.each([
  ["as a page of its own, as an ad can open it", { origin: window.origin, parent: window }],
  ["as a page of its own that its header sandboxes: nobody agreed to ads there", { parent: window }],
  ["in a frame that is no sandbox, as another site can make one", { origin: window.origin }],
])("loads and asks for nothing %s", (_where, where) => {
  stand(where);
  load("/ad-frame#slot=1&format=rectangle", PLACE);
  expect(scripts()).toEqual([]);
  expect(orders()).toBeUndefined();
});

test("reports an ad to its own page alone", async () => {
  load("/ad-frame#slot=1&format=rectangle", PLACE);
  document.body.append("something beside the place");
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  document.querySelector("ins")?.append("An ad");
  await Promise.resolve();
  expect(told.mock.calls).toEqual([["ad-shown", location.origin]]);
});
