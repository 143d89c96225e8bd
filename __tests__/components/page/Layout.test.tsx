import { render, screen } from "@testing-library/react";
import { Layout } from "../../../src/components/page/Layout";
import { SITE } from "../../support/fixture";

const draw = (site = SITE) =>
  render(
    <Layout site={site} path="/about">
      <h1>The page</h1>
    </Layout>,
  );

test("opens the menu without any script of ours", () => {
  draw();
  const menu = screen.getByRole("navigation", { name: "Main" });
  expect(menu).toHaveAttribute("popover", "auto");
  expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("popovertarget", menu.id);
});
