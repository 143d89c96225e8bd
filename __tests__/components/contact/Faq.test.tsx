import { render, screen } from "@testing-library/react";
import { Faq } from "../../../src/components/contact/Faq";
import { SITE } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

test("the specification's four questions are answered, all of them open", () => {
  render(<Faq questions={SITE.contact.faq} />);
  const pairs = screen.getAllByRole("term").map((term) => [wordsOf(term), wordsOf(term.nextElementSibling)]);
  expect(pairs.map(([question]) => question)).toEqual([
    "How do you choose the cards?",
    "Are your reviews sponsored?",
    "How often is the data updated?",
    "Can you pick a specific card for me?",
  ]);
  expect(pairs[2]?.[1]).toMatch(/^Typically weekly\./);
  for (const answer of screen.getAllByRole("definition")) expect(answer).toBeVisible();
});
