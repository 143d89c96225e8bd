import { render, screen } from "@testing-library/react";
import { ApplyLink } from "../../../src/components/cards/ApplyLink";
import { SampleLinkNotes } from "../../../src/components/cards/SampleLinkNotes";
import { cssOf, valueOf } from "../../support/colors";
import { CARDS, cardOf, closedCardOf } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

test("every placeholder link of the catalog leads to a line that says what it is", () => {
  render(
    <>
      <SampleLinkNotes cards={CARDS} />
      {CARDS.map((card) => (
        <ApplyLink key={card.id} card={card} />
      ))}
    </>,
  );
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(CARDS.length);
  links.forEach((link, position) => {
    const note = document.querySelector(link.getAttribute("href") ?? "");
    expect(wordsOf(note)).toBe(
      `This is a sample link. On a live site, it would lead to the issuer’s page for ${String(CARDS[position]?.name)}. You can close this tab.`,
    );
  });
});

test("a line shows once its link was followed, and not before", () => {
  const css = cssOf("components/cards/SampleLinkNotes.module.css");
  expect(valueOf(css, ".note:not(:target)", "display")).toBe("none");
});

test("a card that is closed to new applicants has no link, so it has no line", () => {
  const { container } = render(<SampleLinkNotes cards={[closedCardOf("citi-simplicity")]} />);
  expect(container).toBeEmptyDOMElement();
});

test("a card with the issuer's own address needs no line", () => {
  const { container } = render(
    <SampleLinkNotes cards={[{ ...cardOf("citi-simplicity"), applyUrl: "https://issuer.example/apply" }]} />,
  );
  expect(container).toBeEmptyDOMElement();
});
