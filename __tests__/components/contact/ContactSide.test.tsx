import { render, screen } from "@testing-library/react";
import { ContactSide } from "../../../src/components/contact/ContactSide";
import { SITE } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

test("'Get In Touch' holds email, response time, place and business hours", () => {
  render(<ContactSide email={SITE.email} contact={SITE.contact} />);
  expect(screen.getByRole("region", { name: "Get In Touch" })).toBeInTheDocument();
  expect(screen.getAllByRole("term").map((term) => [wordsOf(term), wordsOf(term.nextElementSibling)])).toEqual([
    ["Email", "hello@plainrate.example"],
    ["Response time", "24-48 hours"],
    ["Based in", "United States"],
    [
      "Business hours",
      "Monday to Friday, 9 AM to 6 PM EST. Messages sent on a weekend are answered on the next business day.",
    ],
  ]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "mailto:hello@plainrate.example");
});
