import { startOncePainted } from "../../src/vanilla/start";

/** jsdom draws nothing, so the browser's word of a paint is played here; the real one is in the browser's tests. */
let paint: (name: string) => void;

class PlayedObserver {
  constructor(told: (entries: { getEntriesByName: (name: string) => unknown[] }) => void) {
    paint = (painted) => told({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
  }
  observe = () => undefined;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { PerformanceObserver: PlayedObserver });
  document.body.innerHTML = '<template data-scripts=""><script type="text/x" src="/app.js"></script></template>';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, "PerformanceObserver");
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const started = () => document.querySelectorAll('head > script[src="/app.js"]').length;

test("the scripts wait until the page's content is drawn", () => {
  startOncePainted(document);
  expect(started()).toBe(0);
  paint("first-paint");
  expect(started()).toBe(0);
  paint("first-contentful-paint");
  expect(started()).toBe(1);
});

test("where the browser never says so, they wait no longer than a second, and start once", () => {
  startOncePainted(document);
  jest.advanceTimersByTime(999);
  expect(started()).toBe(0);
  jest.advanceTimersByTime(1);
  paint("first-contentful-paint");
  expect(started()).toBe(1);
});

test("on a page that nobody sees yet, they do not wait", () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  startOncePainted(document);
  expect(started()).toBe(1);
});

test("a page without such scripts stays as it is", () => {
  document.body.innerHTML = "<p>Text</p>";
  startOncePainted(document);
  paint("first-contentful-paint");
  expect(document.body.innerHTML).toBe("<p>Text</p>");
});
