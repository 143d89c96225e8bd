import { render, screen } from "@testing-library/react";
import { Provenance } from "../../../src/components/cards/Provenance";
import { cardOf } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

const SECURED = cardOf("discover-it-secured");

test("says who stated the terms, and links to the card's page", () => {
  const { container } = render(<Provenance card={{ ...SECURED, confidence: "Published terms, February 2026" }} />);
  expect(wordsOf(container)).toBe(
    "Published terms, February 2026. All terms and sources of Discover it Secured Credit Card",
  );
  expect(screen.getByRole("link", { name: /^All terms and sources/ })).toHaveAttribute(
    "href",
    "/cards/discover-it-secured",
  );
});

test("says that a check of the issuer's page is too old", () => {
  render(<Provenance card={{ ...SECURED, overdueAfter: 90 }} />);
  expect(screen.getByText("Checked more than 90 days ago: verify them with the issuer.")).toBeInTheDocument();
});
