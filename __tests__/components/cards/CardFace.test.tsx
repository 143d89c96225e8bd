import { render } from "@testing-library/react";
import { CardFace } from "../../../src/components/cards/CardFace";
import { CARDS } from "../../support/fixture";

const drawn = (id: string, issuer: string) => render(<CardFace id={id} issuer={issuer} />).container.innerHTML;

test("a card looks the same each time and unlike every other card", () => {
  const faces = CARDS.map(({ id }) => drawn(id, "A bank"));
  expect(CARDS.map(({ id }) => drawn(id, "A bank"))).toEqual(faces);
  expect(new Set(faces).size).toBe(CARDS.length);
});

test("a long name stands in lines, and what is longer than a line is drawn narrower, so that nothing is clipped", () => {
  const { container } = render(<CardFace id="a" issuer="First Tech Federal Cooperatives' Union" />);
  const lines = [...container.querySelectorAll("text")];
  expect(lines.map(({ textContent }) => textContent)).toEqual(["First Tech", "Federal", "Cooperatives'", "Union"]);
  const { container: longer } = render(<CardFace id="a" issuer="Internationalbank" />);
  expect(Number(longer.querySelector("text")?.getAttribute("textLength"))).toBeLessThan(158.6 - 11);
});

test("the picture names the issuer and is no news to a screen reader", () => {
  const { container } = render(<CardFace id="citi-simplicity" issuer="Citi" />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  expect(container).toHaveTextContent("Citi");
});

/** The contrast of white with a color given by hue (degrees), saturation and lightness (percent): WCAG's formula. */
function contrastOfWhite(hue: number, saturation: number, lightness: number): number {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4) + 0.05);
}

test("the issuer's name can be read on both tones under it, whatever the hue", () => {
  const tones = new Set(
    [...drawn("citi-simplicity", "Citi").matchAll(/hsl\(\d+ (\d+)% (\d+)%\)/g)]
      .slice(0, 2)
      .map(([, s, l]) => `${s} ${l}`),
  );
  expect(tones.size).toBe(2);
  for (const tone of tones) {
    const [saturation = 0, lightness = 0] = tone.split(" ").map(Number);
    for (let hue = 0; hue < 360; hue += 1)
      expect(contrastOfWhite(hue, saturation, lightness)).toBeGreaterThanOrEqual(7);
  }
});
