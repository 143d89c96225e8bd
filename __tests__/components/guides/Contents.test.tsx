import { render, screen, within } from "@testing-library/react";
import { Contents } from "../../../src/components/guides/Contents";
import { GuideBody } from "../../../src/components/guides/GuideBody";
import { GUIDES } from "../../support/fixture";

test.each(GUIDES.map((guide) => [guide.name, guide] as const))(
  "%s: the table of contents names every section and leads to it",
  (_, { text, actions }) => {
    const { container } = render(
      <>
        <Contents sections={text.sections} />
        <GuideBody text={text} actions={actions} />
      </>,
    );
    const links = within(screen.getByRole("navigation", { name: "In this guide" })).getAllByRole("link");
    expect(links).toHaveLength(text.sections.length);
    for (const link of links) {
      const id = link.getAttribute("href")?.slice(1) ?? "";
      expect(container.querySelector(`h2[id="${id}"]`)).toHaveTextContent(link.textContent);
    }
  },
);
