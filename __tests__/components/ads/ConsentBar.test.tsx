import { render, screen } from "@testing-library/react";
import { ConsentBar } from "../../../src/components/ads/ConsentBar";
import { SITE } from "../../support/fixture";

test("asks a plain question with two answers of equal weight, and waits hidden for the script", () => {
  const { container } = render(<ConsentBar consent={SITE.consent} />);
  const bar = container.firstElementChild;
  expect(bar).not.toBeVisible();
  expect(bar).toHaveTextContent(
    "May an ad network show ads here? It could set cookies of its own. The site works the same either way.",
  );
  const answers = screen.getAllByRole("button", { hidden: true });
  expect(answers.map((answer) => [answer.textContent, answer.getAttribute("data-ad-choice")])).toEqual([
    ["Allow ads", "yes"],
    ["No, thanks", "no"],
    ["Close", "close"],
  ]);
});
