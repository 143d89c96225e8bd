import { render, screen } from "@testing-library/react";
import { CardPanel } from "../../../src/components/cards/CardPanel";
import { TermsTable } from "../../../src/components/card/TermsTable";
import { CardTable } from "../../../src/components/cards/CardTable";
import { PageTitle } from "../../../src/components/page/PageTitle";
import { untranslated } from "../../../src/components/ui/untranslated";
import { CARDS, cardOf } from "../../support/fixture";

test.each(["$5", "$402–$593", "18%", "18.24–28.99% variable", "26.99% fixed"])("%s is left as it is", (text) => {
  expect(untranslated(text)).toBe("no");
});

test.each(["", "None", "58", "18 months", "0% for 18 months", "$95 a year"])("%j is translated", (text) => {
  expect(untranslated(text)).toBeUndefined();
});

test("a card's name stays as it is in its page's title and in the way to it, and another title doesn't", () => {
  const { name } = cardOf("citi-simplicity");
  const crumbs = [{ name, path: "/cards/citi-simplicity" }];
  const { rerender } = render(<PageTitle title={name} isName intro="" crumbs={crumbs} />);
  for (const element of screen.getAllByText(name)) expect(element).toHaveAttribute("translate", "no");
  rerender(<PageTitle title="Card offers" intro="" crumbs={[]} />);
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveAttribute("translate");
});

test("rates stay as they are wherever a card shows them", () => {
  render(
    <>
      <CardTable cards={CARDS} costs={null} />
      {CARDS.map((card) => (
        <div key={card.id}>
          <CardPanel card={card} />
          <TermsTable card={card} />
        </div>
      ))}
    </>,
  );
  const rates = screen.getAllByText(/^[\d.]+(?:–[\d.]+)?%(?: variable| fixed)?$/);
  expect(rates.length).toBeGreaterThan(CARDS.length);
  for (const rate of rates) expect(rate).toHaveAttribute("translate", "no");
});
