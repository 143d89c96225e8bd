import { render, screen } from "@testing-library/react";
import { AdSlot } from "../../../src/components/ads/AdSlot";
import { Layout } from "../../../src/components/page/Layout";
import { SITE } from "../../support/fixture";

const draw = (path: string, site = SITE) =>
  render(
    <Layout site={site} path={path}>
      <h1>The page</h1>
      <AdSlot page="home" />
    </Layout>,
  );

describe("the header", () => {
  test("its toggle opens the menu without any script of ours", () => {
    draw("/about");
    const menu = screen.getByRole("navigation", { name: "Main" });
    expect(menu).toHaveAttribute("popover", "auto");
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("popovertarget", menu.id);
  });
});

describe("the footer", () => {
  test("says that figures are samples while they are, and no longer once they are real", () => {
    const { unmount } = draw("/about");
    expect(screen.getByText(SITE.sampleNotice)).toBeInTheDocument();
    expect(SITE.sampleNotice).toMatch(/illustrative/);
    unmount();
    draw("/about", { ...SITE, sampleData: false });
    expect(screen.queryByText(SITE.sampleNotice)).not.toBeInTheDocument();
  });
});
