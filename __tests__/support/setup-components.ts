import { TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { keepComputedStyles } from "./computed-styles";

/** React's server half, which some tests draw with, needs it at its first line; jsdom brings none. */
Reflect.set(globalThis, "TextEncoder", TextEncoder);

/** Longer than an announcement waits, on a machine that does other things too. */
configure({ asyncUtilTimeout: 10_000 });

// A few tests here need no page and run without one.
if (typeof window !== "undefined") {
  keepComputedStyles(window);
  // jsdom draws nothing, so it scrolls nothing either.
  Element.prototype.scrollIntoView = () => undefined;
  afterEach(() => sessionStorage.clear());
}
