import { render, screen, within } from "@testing-library/react";
import { AccessibilityStatement } from "../../../src/components/about/AccessibilityStatement";
import { TEXTS } from "../../support/fixture";

test("names the standard, every known limit, the day of its review and two ways to write to us", () => {
  render(<AccessibilityStatement statement={TEXTS.about.accessibility} email="help@example.com" />);
  const section = screen.getByRole("region", { name: "Accessibility" });
  expect(section).toHaveAttribute("id", "accessibility");
  expect(section).toHaveTextContent(/WCAG\) 2\.2 at level AA/);
  expect(within(section).getAllByRole("listitem")).toHaveLength(TEXTS.about.accessibility.limits.length);
  expect(section).toHaveTextContent(/Nobody who relies on a screen reader .* has tested the site for us yet\./);
  expect(within(section).getByText("November 20, 2026")).toHaveAttribute("datetime", "2026-11-20");
  expect(within(section).getByRole("link", { name: "help@example.com" })).toHaveAttribute(
    "href",
    "mailto:help@example.com",
  );
  expect(within(section).getByRole("link", { name: "contact form" })).toHaveAttribute("href", "/contact");
});
