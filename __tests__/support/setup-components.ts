import { TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { keepComputedStyles } from "./computed-styles";

/** React's server half, which some tests draw with, needs it at its first line; jsdom brings none. */
Reflect.set(globalThis, "TextEncoder", TextEncoder);

/** Finding elements by their roles takes long on a machine that does other things too; it never takes this long. */
jest.setTimeout(30_000);

// A few tests here need no page and run without one.
if (typeof window !== "undefined") keepComputedStyles(window);
