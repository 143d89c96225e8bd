import { render, screen, within } from "@testing-library/react";
import { Page } from "../../../src/components/page/Page";
import { SAMPLE_SITE } from "../../../src/site/routes";
import { SITE } from "../../support/fixture";

const draw = (site = SITE, path = "/about") =>
  render(
    <Page site={site} path={path} title="About" description="Words.">
      <h1>The page</h1>
    </Page>,
  );

test("opens the menu without any script of ours", () => {
  draw();
  const menu = screen.getByRole("navigation", { name: "Main" });
  expect(menu).toHaveAttribute("popover", "auto");
  expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("popovertarget", menu.id);
});

test("shows a tag that the site is a sample, with a link to what that means, until it is none", () => {
  const { unmount } = draw();
  const tag = screen.getByRole("link", { name: "Sample site: what that means" });
  expect(tag).toHaveAttribute("href", `/about#${SAMPLE_SITE}`);
  unmount();
  draw({ ...SITE, sampleData: false });
  expect(screen.queryByRole("link", { name: /^Sample/ })).not.toBeInTheDocument();
});

test.each([
  ["/about", "About", "page"],
  ["/guides/improve-credit-score", "Guides & Articles", "true"],
  ["/cards/citi-simplicity", "Credit Card Offers", "true"],
])("marks on %s the link %s of the navigation as current", (path, name, mark) => {
  draw(SITE, path);
  const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
  const marked = links.filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[name, mark]]);
});

test("what asks for consent to a network's ads comes right after the link to the content", () => {
  const { container } = draw({ ...SITE, ads: { ...SITE.ads, provider: "script" } });
  const [skip, bar] = container.children;
  expect(skip).toHaveTextContent("Skip to content");
  expect(bar).toHaveAttribute("aria-label", "Ads and privacy");
});
