import { open } from "../support/address";

let told: jest.SpyInstance;

beforeEach(() => {
  told = jest.spyOn(window, "postMessage").mockImplementation(() => undefined);
});

afterEach(() => {
  told.mockRestore();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, "adsbygoogle");
});

function load(address: string, html: string): void {
  open(address);
  document.body.innerHTML = html;
  jest.isolateModules(() => {
    jest.requireActual("../../src/vanilla/ad-frame");
  });
}

const PLACE = '<ins class="adsbygoogle" data-ad-queue="adsbygoogle" data-ad-client="pub-1"></ins>';
const orders = (): unknown => Reflect.get(window, "adsbygoogle");

test("asks for the slot that its fragment names, with the publisher's id and the place for the ad", () => {
  load("/ad-frame#slot=4810270101&format=horizontal", PLACE);
  const place = document.querySelector("ins");
  expect(orders()).toEqual([{ slot: "4810270101", format: "horizontal", client: "pub-1", element: place }]);
  expect(place).toHaveAttribute("data-ad-slot", "4810270101");
  expect(place).toHaveAttribute("data-ad-format", "horizontal");
});

test("tells the page, and no other, once an ad stands in its place", async () => {
  load("/ad-frame#slot=1&format=rectangle", PLACE);
  document.body.append("something beside the place");
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  document.querySelector("ins")?.append("An ad");
  await Promise.resolve();
  expect(told.mock.calls).toEqual([["ad-shown", location.origin]]);
});

test("opened without a slot it asks for none by name and throws nothing", () => {
  load("/ad-frame", PLACE);
  expect(orders()).toEqual([expect.objectContaining({ slot: "", format: "" })]);
});

test("without a place it does nothing", () => {
  load("/ad-frame#slot=1&format=rectangle", "");
  expect(orders()).toBeUndefined();
});
