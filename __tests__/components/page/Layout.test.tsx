import { render, screen } from "@testing-library/react";
import { Layout } from "../../../src/components/page/Layout";
import { SITE } from "../../support/fixture";

const draw = (site = SITE) =>
  render(
    <Layout site={site} path="/about">
      <h1>The page</h1>
    </Layout>,
  );

test("the header's toggle opens the menu without any script of ours", () => {
  draw();
  const menu = screen.getByRole("navigation", { name: "Main" });
  expect(menu).toHaveAttribute("popover", "auto");
  expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("popovertarget", menu.id);
});

test("the footer says that figures are samples while they are, and no longer once they are real", () => {
  const { unmount } = draw();
  expect(screen.getByText(SITE.sampleNotice)).toBeInTheDocument();
  expect(SITE.sampleNotice).toMatch(/illustrative/);
  unmount();
  draw({ ...SITE, sampleData: false });
  expect(screen.queryByText(SITE.sampleNotice)).not.toBeInTheDocument();
});
