import { render, screen } from "@testing-library/react";
import { ApplyLink } from "../../../src/components/cards/ApplyLink";
import { cardOf } from "../../support/fixture";

const CITI = cardOf("citi-simplicity");

test("opens the card's address in a new tab, as a paid link and without referrer", () => {
  render(<ApplyLink card={{ ...CITI, applyUrl: "https://issuer.example/apply?card=1" }} />);
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "https://issuer.example/apply?card=1");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.getAttribute("rel")?.split(" ").sort()).toEqual(["nofollow", "noopener", "noreferrer", "sponsored"]);
});
