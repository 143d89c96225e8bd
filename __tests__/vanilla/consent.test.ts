import { keepChoice, keptChoice } from "../../src/vanilla/consent";
import { refuseStorage } from "../support/ads";

afterEach(() => localStorage.clear());

test.each(["yes", "no"] as const)("a '%s' is kept", (choice) => {
  keepChoice(choice);
  expect(keptChoice()).toBe(choice);
});

test("a browser that refuses to keep anything throws nothing at the page", () => {
  const allowStorage = refuseStorage();
  expect(() => keepChoice("no")).not.toThrow();
  expect(keptChoice()).toBeNull();
  allowStorage();
});

test("a storage that is full throws nothing either", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  expect(() => keepChoice("yes")).not.toThrow();
  full.mockRestore();
  expect(keptChoice()).toBeNull();
});
