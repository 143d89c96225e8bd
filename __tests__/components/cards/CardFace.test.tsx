import { render } from "@testing-library/react";
import { CardFace } from "../../../src/components/cards/CardFace";
import { CARDS } from "../../support/content";

const drawn = (id: string, issuer: string) => render(<CardFace id={id} issuer={issuer} />).container.innerHTML;

test("a card looks the same each time and unlike every other card", () => {
  const faces = CARDS.map(({ id }) => drawn(id, "A bank"));
  expect(CARDS.map(({ id }) => drawn(id, "A bank"))).toEqual(faces);
  expect(new Set(faces).size).toBe(CARDS.length);
});

test("the picture names the issuer and is no news to a screen reader", () => {
  const { container } = render(<CardFace id="citi-simplicity" issuer="Citi" />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  expect(container).toHaveTextContent("Citi");
});

test("needs no style attribute, which a strict policy would refuse", () => {
  const { container } = render(<CardFace id="citi-simplicity" issuer="Citi" small />);
  expect(container.querySelector("[style]")).not.toBeInTheDocument();
});
