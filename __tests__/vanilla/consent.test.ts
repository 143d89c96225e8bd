import { hasPrivacySignal, keepChoice, keptChoice } from "../../src/vanilla/consent";

const storage = () => localStorage;

afterEach(() => localStorage.clear());

test.each(["yes", "no"] as const)("a '%s' is kept", (choice) => {
  keepChoice(storage, choice);
  expect(keptChoice(storage)).toBe(choice);
});

test("nothing is kept before a choice", () => {
  expect(keptChoice(storage)).toBeNull();
});

test("a browser that refuses to keep anything throws nothing at the page", () => {
  const refuses = (): Storage => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  expect(() => keepChoice(refuses, "no")).not.toThrow();
  expect(keptChoice(refuses)).toBeNull();
});

test("a storage that is full throws nothing either", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  expect(() => keepChoice(storage, "yes")).not.toThrow();
  full.mockRestore();
  expect(keptChoice(storage)).toBeNull();
});

test("a browser without the privacy signal sends none", () => {
  expect(hasPrivacySignal(navigator)).toBe(false);
});
