import { render, screen } from "@testing-library/react";
import { CardTable } from "../../../src/components/cards/CardTable";
import { untranslated } from "../../../src/components/ui/untranslated";
import { CARDS } from "../../support/fixture";

test.each(["$5", "$402–$593", "18%", "18.24–28.99% variable", "26.99% fixed"])("leaves %s as it is", (text) => {
  expect(untranslated(text)).toBe("no");
});

test.each(["", "None", "58", "18 months", "0% for 18 months", "$95 a year"])("translates %j", (text) => {
  expect(untranslated(text)).toBeUndefined();
});

test("keeps rates in a table of cards", () => {
  render(<CardTable cards={CARDS} costs={null} />);
  const rates = screen.getAllByText(/^[\d.]+(?:–[\d.]+)?%(?: variable| fixed)?$/);
  expect(rates).toHaveLength(CARDS.length);
  for (const rate of rates) expect(rate).toHaveAttribute("translate", "no");
});
