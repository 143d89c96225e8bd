import { render } from "@testing-library/react";
import { CardFace } from "../../../src/components/cards/CardFace";
import { CardFaces } from "../../../src/components/cards/CardFaces";
import { CARDS } from "../../support/fixture";

const drawn = () => render(<CardFaces cards={CARDS} />).container;

test("each card has a face of its own, the same at each drawing", () => {
  const faces = [...drawn().querySelectorAll("symbol")].map(({ innerHTML }) => innerHTML);
  expect(new Set(faces).size).toBe(CARDS.length);
  expect([...drawn().querySelectorAll("symbol")].map(({ innerHTML }) => innerHTML)).toEqual(faces);
});

test("a picture of any size refers to the page's face, and is no news to a screen reader", () => {
  const faces = drawn();
  const { container } = render(<CardFace card={{ id: "citi-simplicity" }} size="small" />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  const face = faces.querySelector(container.querySelector("use")?.getAttribute("href") ?? "none");
  expect([...(face?.querySelectorAll("text") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Citi",
    "Citi Simplicity",
  ]);
});
