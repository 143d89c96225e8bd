import { render, screen, within } from "@testing-library/react";
import { Sources } from "../../../src/components/guides/Sources";

test("a source with an address is a link, one without is a line", () => {
  render(
    <Sources
      sources={[
        { label: "12 CFR 1026.16(g)", url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/16/" },
        { label: "15 U.S.C. 1681c", url: null },
      ]}
    />,
  );
  const list = screen.getByRole("region", { name: "Sources" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["12 CFR 1026.16(g)", "15 U.S.C. 1681c"]);
  expect(within(list).getAllByRole("link")).toHaveLength(1);
  expect(within(list).getByRole("link", { name: "12 CFR 1026.16(g)" })).toHaveAttribute(
    "href",
    "https://www.consumerfinance.gov/rules-policy/regulations/1026/16/",
  );
});
