import { render, screen } from "@testing-library/react";
import { ApplyLink, SampleLinkNotes } from "../../../src/components/cards/ApplyLink";
import { CARDS, cardOf, closedCardOf } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

const CITI = cardOf("citi-simplicity");

test("opens the card's address in a new tab, as a paid link and without referrer", () => {
  render(<ApplyLink card={{ ...CITI, applyUrl: "https://issuer.example/apply?card=1" }} />);
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "https://issuer.example/apply?card=1");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.getAttribute("rel")?.split(" ").sort()).toEqual(["nofollow", "noopener", "noreferrer", "sponsored"]);
});

test("leads every placeholder link to a line that says what it is", () => {
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

test("draws no line for a card that is closed", () => {
  const { container } = render(<SampleLinkNotes cards={[closedCardOf("citi-simplicity")]} />);
  expect(container).toBeEmptyDOMElement();
});

test("draws no line for a card with the issuer's own address", () => {
  const { container } = render(
    <SampleLinkNotes cards={[{ ...cardOf("citi-simplicity"), applyUrl: "https://issuer.example/apply" }]} />,
  );
  expect(container).toBeEmptyDOMElement();
});
