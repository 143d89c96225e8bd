import { render, screen } from "@testing-library/react";
import { PageKindContext, SiteLink } from "../../../src/components/site/SiteLink";
import type { PageKind } from "../../../src/site/routes";

const TOOLS = ["/offers", "/compare", "/guides", "/calculator", "/contact"];
const READ = ["/", "/about", "/guides/improve-credit-score", "/privacy", "/terms", "/disclaimer", "/no-such-page"];

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

test.each([...TOOLS, "/offers?filter=secured", "/compare#main", "/guides/"])(
  "from one tool page to another, %s changes the page in place",
  (to) => {
    const link = linkOn("tool", to);
    expect(link).toHaveAttribute("data-client-link");
    expect(link).toHaveAttribute("href", to);
  },
);

test.each(READ)("from a tool page to a reading page, %s loads the page", (to) => {
  const link = linkOn("tool", to);
  expect(link).not.toHaveAttribute("data-client-link");
  expect(link).toHaveAttribute("href", to);
});

test.each([...TOOLS, ...READ])("from a reading page, %s loads the page", (to) => {
  expect(linkOn("reading", to)).not.toHaveAttribute("data-client-link");
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
