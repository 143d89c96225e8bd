import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Layout } from "../../src/components/page/Layout";
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
    <Layout site={SITE} path="/about">
      <a href="/contact">A link of the page</a>
    </Layout>,
  );
  const popover = menu();
  const matches = popover.matches.bind(popover);
  popover.matches = (selector: string) => (selector === ":popover-open" ? isOpen : matches(selector));
  popover.hidePopover = hidePopover;
});

const menu = () => screen.getByRole("navigation", { name: "Main" });

test("the menu closes when one of its links is chosen", async () => {
  await userEvent.click(within(menu()).getByRole("link", { name: "Compare Cards" }));
  expect(isOpen).toBe(false);
});

test("it closes on a link to the very page that is shown", async () => {
  await userEvent.click(within(menu()).getByRole("link", { name: "About" }));
  expect(isOpen).toBe(false);
});

test("a click within the menu beside its links leaves it open", async () => {
  await userEvent.click(within(menu()).getByRole("list"));
  expect(isOpen).toBe(true);
});

test("the focus that moves from the button through the menu leaves it open; past the menu it closes", () => {
  screen.getByRole("button", { name: "Menu" }).focus();
  within(menu()).getByRole("link", { name: "Find Your Card" }).focus();
  expect(isOpen).toBe(true);
  screen.getByRole("link", { name: "A link of the page" }).focus();
  expect(isOpen).toBe(false);
});

test("on a large screen, where the menu is not open as a popover, its links leave it alone", async () => {
  isOpen = false;
  await userEvent.click(within(menu()).getByRole("link", { name: "Compare Cards" }));
  expect(hidePopover).not.toHaveBeenCalled();
});
