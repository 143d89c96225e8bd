import { render, screen } from "@testing-library/react";
import { PageKindContext, SiteLink } from "../../../src/components/site/SiteLink";
import type { PageKind } from "../../../src/site/routes";

function linkOn(kind: PageKind, to: string) {
  render(
    <PageKindContext.Provider value={kind}>
      <SiteLink to={to} className="way" aria-current="page">
        There
      </SiteLink>
    </PageKindContext.Provider>,
  );
  return screen.getByRole("link", { name: "There" });
}

test("from one tool page to another, a link changes the page in place", () => {
  const link = linkOn("tool", "/offers?filter=secured");
  expect(link).toHaveAttribute("data-client-link");
  expect(link).toHaveAttribute("href", "/offers?filter=secured");
});

test.each([
  ["tool", "/about"],
  ["reading", "/about"],
  ["reading", "/offers"],
] as const)("from a %s page, a link to %s loads the page", (kind, to) => {
  const link = linkOn(kind, to);
  expect(link).not.toHaveAttribute("data-client-link");
  expect(link).toHaveAttribute("href", to);
});

test("where no layout says what kind the page is, links load the page", () => {
  render(<SiteLink to="/offers">There</SiteLink>);
  expect(screen.getByRole("link")).not.toHaveAttribute("data-client-link");
});

test.each([
  ["tool", "/offers"],
  ["tool", "/about"],
] as const)("on a %s page, a link to %s keeps its class and its mark as the current page", (kind, to) => {
  const link = linkOn(kind, to);
  expect(link).toHaveClass("way");
  expect(link).toHaveAttribute("aria-current", "page");
});
