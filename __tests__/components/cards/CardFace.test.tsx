import { render } from "@testing-library/react";
import { CardFace, CardFaces } from "../../../src/components/cards/CardFace";
import { CARDS } from "../../support/fixture";

const drawn = () => render(<CardFaces cards={CARDS} />).container;

test("refers to the page's face, and hides it from screen readers", () => {
  const faces = drawn();
  const { container } = render(<CardFace card={{ id: "citi-simplicity" }} size="small" />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  const face = faces.querySelector(container.querySelector("use")?.getAttribute("href") ?? "none");
  expect([...(face?.querySelectorAll("text") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Citi",
    "Citi Simplicity",
  ]);
});
