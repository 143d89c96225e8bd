import { logMissingPath } from "../../src/vanilla/missing-path";
import { open } from "../support/address";

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  logged.mockRestore();
  document.body.replaceChildren();
});

test("the not-found page logs the path that was missed", () => {
  open("/no/such-page?from=here");
  document.body.innerHTML = '<div data-missing-page=""></div>';
  logMissingPath(document);
  expect(logged.mock.calls).toEqual([["Page not found: /no/such-page"]]);
});

test("every other page logs nothing", () => {
  open("/offers");
  document.body.innerHTML = "<main></main>";
  logMissingPath(document);
  expect(logged).not.toHaveBeenCalled();
});
