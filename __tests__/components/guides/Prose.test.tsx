import { screen, within } from "@testing-library/react";
import { Prose } from "../../../src/components/guides/Prose";
import { htmlOf } from "../../support/article";
import { drawWithAds } from "../../support/draw";

const draw = (markdown: string) => drawWithAds(<Prose nodes={htmlOf(markdown).children} />);

test("draws what editors write: headings, lists, strong words, quotes", () => {
  draw("### A part\n\nSome **strong** words.\n\n1. one\n2. two\n\n> quoted");
  expect(screen.getByRole("heading", { level: 3, name: "A part" })).toBeInTheDocument();
  expect(screen.getByText("strong").tagName).toBe("STRONG");
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("blockquote")).toHaveTextContent("quoted");
});

test("keeps the addresses of links within the site and out of it", () => {
  const hrefs = ["/compare", "https://www.consumerfinance.gov/", "#fees", "mailto:a@example.com"];
  draw(hrefs.map((href) => `[there](${href})`).join(" "));
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
});

test("keeps the alignment of a table", () => {
  draw("| Card | Fee |\n|---|---:|\n| Citi | $150 |");
  expect(screen.getByRole("columnheader", { name: "Fee" })).toHaveAttribute("data-align", "right");
  expect(screen.getByRole("cell", { name: "$150" })).toHaveAttribute("data-align", "right");
  expect(screen.getByRole("cell", { name: "Citi" })).not.toHaveAttribute("data-align");
});

test("keeps HTML in a text as text", () => {
  const { container } = draw("An <img src=x onerror=alert(1)> tag");
  expect(container.querySelector("img")).not.toBeInTheDocument();
});
