import { render, screen, within } from "@testing-library/react";
import { AdSlot } from "../../../src/components/ads/AdSlot";
import { Layout } from "../../../src/components/page/Layout";
import { WITH_NETWORK, adSlot } from "../../support/ads";
import { SITE } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

const draw = (path: string, site = SITE) =>
  render(
    <Layout site={site} path={path}>
      <h1>The page</h1>
      <AdSlot page="home" />
    </Layout>,
  );

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => [wordsOf(link), link.getAttribute("href")]);

describe("around every page", () => {
  test("stand a header, one main part and a footer, in this order", () => {
    const { container } = draw("/about");
    const landmarks = [...container.querySelectorAll("header, main, footer")].map(({ tagName }) => tagName);
    expect(landmarks).toEqual(["HEADER", "MAIN", "FOOTER"]);
    expect(within(screen.getByRole("main")).getByRole("heading", { name: "The page" })).toBeInTheDocument();
  });

  test("the skip link comes first and leads to the main part, which can take the focus", () => {
    const { container } = draw("/about");
    expect(container.querySelector("a, button, [tabindex]")).toBe(
      screen.getByRole("link", { name: "Skip to content" }),
    );
    expect(screen.getByText("Skip to content")).toHaveAttribute("href", "#main");
    expect(screen.getByRole("main")).toHaveAttribute("id", "main");
    expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
  });

  test("the ads get their settings; without a network nothing is asked and the footer offers no choice", () => {
    const ads = { ...SITE.ads, provider: "house", script: "https://ads.example/ads.js" } as const;
    const { container } = draw("/about", { ...SITE, ads });
    expect(adSlot()).toHaveAttribute("data-ad-slot", "4810270101");
    expect(container.querySelector("[data-ad-frame]")).not.toBeInTheDocument();
    expect(within(screen.getByRole("contentinfo")).queryByRole("button")).not.toBeInTheDocument();
  });

  test("with an ad network, the question waits hidden in the page, with the address of the ads' frame alone", () => {
    const { container } = draw("/about", { ...SITE, ads: WITH_NETWORK });
    const bar = container.querySelector("[data-ad-frame]");
    expect(bar).not.toBeVisible();
    expect(bar).toHaveAttribute("data-ad-frame", "/ad-frame");
    expect(screen.getByRole("contentinfo")).toContainElement(
      screen.getByText("Do Not Sell or Share My Personal Information"),
    );
    expect(container.innerHTML).not.toContain("ads.example");
  });
});

describe("the header", () => {
  test("has the specification's links, and 'Find Your Card' leads to the offers", () => {
    draw("/about");
    expect(linksOf(screen.getByRole("navigation", { name: "Main" }))).toEqual([
      ["Credit Card Offers", "/offers"],
      ["Compare Cards", "/compare"],
      ["Guides & Articles", "/guides"],
      ["Calculator", "/calculator"],
      ["About", "/about"],
      ["Find Your Card", "/offers"],
    ]);
  });

  test("its brand leads home", () => {
    draw("/about");
    expect(linksOf(screen.getByRole("banner"))[0]).toEqual(["Plainrate", "/"]);
  });

  test.each([
    ["/offers", "Credit Card Offers, Find Your Card"],
    ["/", "Plainrate"],
    ["/guides/improve-credit-score", ""],
  ])("on %s marks '%s', and nothing else, as the current page", (path, label) => {
    draw(path);
    const marked = screen.getByRole("banner").querySelectorAll('[aria-current="page"]');
    expect([...marked].map(wordsOf).join(", ")).toBe(label);
  });

  test("its toggle opens the menu without any script of ours", () => {
    draw("/about");
    const menu = screen.getByRole("navigation", { name: "Main" });
    expect(menu).toHaveAttribute("popover", "auto");
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("popovertarget", menu.id);
  });
});

describe("the footer", () => {
  test("has the specification's links in three groups", () => {
    draw("/about");
    const footer = screen.getByRole("navigation", { name: "Footer" });
    expect(within(footer).getAllByRole("list").map(linksOf)).toEqual([
      [
        ["Low APR Cards", "/offers?filter=low-apr"],
        ["0% Intro APR Cards", "/offers?filter=intro-apr"],
        ["Balance Transfer Cards", "/offers?filter=balance-transfer"],
        ["Secured Cards", "/offers?filter=secured"],
      ],
      [
        ["Guides & Articles", "/guides"],
        ["Compare Cards", "/compare"],
        ["Improve Your Credit Score", "/guides/improve-credit-score"],
      ],
      [
        ["About Us", "/about"],
        ["Contact Us", "/contact"],
        ["Privacy Policy", "/privacy"],
        ["Terms of Service", "/terms"],
        ["Disclaimer", "/disclaimer"],
      ],
    ]);
    for (const title of ["Credit Cards", "Resources", "Company"]) {
      expect(within(footer).getByText(title)).toBeInTheDocument();
    }
  });

  test("states the year, and what the site is and is not", () => {
    draw("/about");
    const footer = screen.getByRole("contentinfo");
    expect(within(footer).getByText("© 2025 Plainrate. All rights reserved.")).toBeInTheDocument();
    expect(
      within(footer).getByText(
        "Plainrate is for education only. We are not a bank or a card issuer. Offers and terms change: verify them with the issuer before you apply.",
      ),
    ).toBeInTheDocument();
  });

  test("has the address to write to at its beginning and the way to the accessibility statement at its end", () => {
    draw("/offers");
    const links = linksOf(screen.getByRole("contentinfo"));
    expect([links[1], links.at(-1)]).toEqual([
      ["hello@plainrate.example", "mailto:hello@plainrate.example"],
      ["Accessibility", "/about#accessibility"],
    ]);
  });

  test("says that figures are samples while they are, and no longer once they are real", () => {
    const { unmount } = draw("/about");
    expect(screen.getByText(SITE.sampleNotice)).toBeInTheDocument();
    expect(SITE.sampleNotice).toMatch(/illustrative/);
    unmount();
    draw("/about", { ...SITE, sampleData: false });
    expect(screen.queryByText(SITE.sampleNotice)).not.toBeInTheDocument();
  });
});
