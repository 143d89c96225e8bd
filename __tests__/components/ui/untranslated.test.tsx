import { render, screen } from "@testing-library/react";
import { CardTable } from "../../../src/components/cards/CardTable";
import { untranslated } from "../../../src/components/ui/untranslated";
import { CARDS } from "../../support/fixture";

// What the built pages keep as it is, names of cards among it: see built/untranslated.test.ts.

test.each(["$5", "$402–$593", "18%", "18.24–28.99% variable", "26.99% fixed"])("%s is left as it is", (text) => {
  expect(untranslated(text)).toBe("no");
});

test.each(["", "None", "58", "18 months", "0% for 18 months", "$95 a year"])("%j is translated", (text) => {
  expect(untranslated(text)).toBeUndefined();
});

test("rates stay as they are in a table of cards, which no page shows as it is built", () => {
  render(<CardTable cards={CARDS} costs={null} />);
  const rates = screen.getAllByText(/^[\d.]+(?:–[\d.]+)?%(?: variable| fixed)?$/);
  expect(rates).toHaveLength(CARDS.length);
  for (const rate of rates) expect(rate).toHaveAttribute("translate", "no");
});
