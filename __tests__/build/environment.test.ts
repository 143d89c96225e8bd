import { isSwitchedOn } from "../../src/build/environment";

test.each([undefined, "", "0", "false"])("a variable with %p asks for nothing", (value) => {
  expect(isSwitchedOn("NOINDEX", value ?? "")).toBe(false);
});

test.each(["1", "true"])("a variable with %p asks for it", (value) => {
  expect(isSwitchedOn("NOINDEX", value)).toBe(true);
});

test("a value that could mean either is refused", () => {
  expect(() => isSwitchedOn("NOINDEX", "yes")).toThrow('NOINDEX must be 1 or 0, found "yes".');
});
