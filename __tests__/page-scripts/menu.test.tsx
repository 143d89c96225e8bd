import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Page } from "../../src/components/page/Page";
import { closeMenuOnChoice, closePopoverOnLeaving } from "../../src/page-scripts/menu";
import { SITE } from "../support/fixture";

/** The browser's half of the menu, which jsdom does not have: a popover that is open, and what closes it. */
let isOpen: boolean;
const hidePopover = jest.fn(() => {
  isOpen = false;
});

beforeAll(() => {
  closeMenuOnChoice(document);
  closePopoverOnLeaving(document);
  // jsdom can't load another page.
  document.addEventListener("click", (event) => event.preventDefault());
});

beforeEach(() => {
  isOpen = true;
  hidePopover.mockClear();
  render(
    <Page site={SITE} path="/about" title="About" description="Words.">
      <a href="/contact">A link of the page</a>
    </Page>,
  );
  const popover = menu();
  const matches = popover.matches.bind(popover);
  popover.matches = (selector: string) => (selector === ":popover-open" ? isOpen : matches(selector));
  popover.hidePopover = hidePopover;
});

const menu = () => screen.getByRole("navigation", { name: "Main" });

test("closes the menu when one of its links is chosen", async () => {
  await userEvent.click(within(menu()).getByRole("link", { name: "Compare Cards" }));
  expect(isOpen).toBe(false);
});

test("stays open at a click beside its links", async () => {
  await userEvent.click(within(menu()).getByRole("list"));
  expect(isOpen).toBe(true);
});

test("closes when the focus moves past the menu", () => {
  screen.getByRole("button", { name: "Menu" }).focus();
  within(menu()).getByRole("link", { name: "Find Your Card" }).focus();
  expect(isOpen).toBe(true);
  screen.getByRole("link", { name: "A link of the page" }).focus();
  expect(isOpen).toBe(false);
});

test("leaves the menu alone on a large screen", async () => {
  isOpen = false;
  await userEvent.click(within(menu()).getByRole("link", { name: "Compare Cards" }));
  expect(hidePopover).not.toHaveBeenCalled();
});
