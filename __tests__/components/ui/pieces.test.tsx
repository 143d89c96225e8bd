import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Button } from "../../../src/components/ui/Button";
import { ButtonLink } from "../../../src/components/ui/ButtonLink";
import { ButtonRow } from "../../../src/components/ui/ButtonRow";
import { Columns } from "../../../src/components/ui/Columns";
import { LiveText } from "../../../src/components/ui/LiveText";
import { Notice } from "../../../src/components/ui/Notice";
import { PageTitle } from "../../../src/components/ui/PageTitle";
import { PointList } from "../../../src/components/ui/PointList";
import { Section } from "../../../src/components/ui/Section";
import { Stack } from "../../../src/components/ui/Stack";
import { TitledGrid } from "../../../src/components/ui/TitledGrid";
import { Toast } from "../../../src/components/ui/Toast";
import { SITE } from "../../support/fixture";

describe("a button", () => {
  test("submits no form unless it is meant to", async () => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    container.querySelector("form")?.addEventListener("submit", submitted);
    await userEvent.click(screen.getByRole("button", { name: "Plain" }));
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test("can be loud or quiet, and so can a link that looks like one", () => {
    render(
      <ButtonRow>
        <Button>Loud</Button>
        <Button quiet>Quiet</Button>
        <ButtonLink to="/compare">Loud way</ButtonLink>
        <ButtonLink to="/guides" quiet>
          Quiet way
        </ButtonLink>
      </ButtonRow>,
    );
    expect(screen.getByRole("button", { name: "Loud" })).toHaveClass("primary");
    expect(screen.getByRole("button", { name: "Quiet" })).toHaveClass("quiet");
    expect(screen.getByRole("link", { name: "Loud way" })).toHaveClass("primary");
    expect(screen.getByRole("link", { name: "Quiet way" })).toHaveClass("quiet");
  });
});

describe("a section", () => {
  test("is named by its heading", () => {
    render(
      <Section title="Our Values" banded>
        <p>Words</p>
      </Section>,
    );
    const section = screen.getByRole("region", { name: "Our Values" });
    expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent("Our Values");
    expect(section).toHaveClass("banded");
  });

  test("without a heading has no name and is no landmark", () => {
    const { container } = render(
      <Section id="here" width="text">
        <p>Words</p>
      </Section>,
    );
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    expect(container.querySelector("#here > .text")).toHaveTextContent("Words");
  });
});

describe("the top of a page", () => {
  test("has breadcrumbs, the one h1, the sentence under it and what more it is given", () => {
    render(
      <PageTitle title="Contact Us" intro="We read every message." crumbs={[{ name: "Home", path: "/" }]}>
        <Notice>A quiet line</Notice>
      </PageTitle>,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Contact Us" })).toBeInTheDocument();
    expect(screen.getByText("We read every message.")).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeInTheDocument();
    expect(screen.getByText("A quiet line")).toBeInTheDocument();
  });

  test("can do without breadcrumbs", () => {
    render(<PageTitle title="Page Not Found" intro="Sorry." />);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});

describe("short texts side by side", () => {
  test("are a list, or a numbered one where the order matters", () => {
    const { rerender } = render(<TitledGrid items={SITE.about.values} />);
    expect(screen.getByRole("list").tagName).toBe("UL");
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Independence",
      "Clarity",
      "Accuracy",
      "Respect",
    ]);
    rerender(<TitledGrid items={SITE.about.methodology} numbered />);
    expect(screen.getByRole("list").tagName).toBe("OL");
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
  });

  test("points are a plain list", () => {
    render(<PointList points={["one", "two"]} />);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["one", "two"]);
  });
});

describe("what stands where", () => {
  test("the main column comes before the side, also for those who can't see them", () => {
    const { container } = render(<Columns main={<p>Main</p>} side={<p>Side</p>} />);
    expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["Main", "Side"]);
  });

  test("pieces stand below one another in their order", () => {
    const { container } = render(
      <Stack>
        <p>One</p>
        <p>Two</p>
      </Stack>,
    );
    expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["One", "Two"]);
  });
});

describe("what is announced", () => {
  test("a line that changes is announced: it is the same region before and after", () => {
    const { rerender } = render(<LiveText>10 cards</LiveText>);
    const region = screen.getByRole("status");
    rerender(<LiveText more={<p>Nothing else.</p>}>2 cards</LiveText>);
    expect(screen.getByRole("status")).toBe(region);
    expect(region).toHaveTextContent("2 cardsNothing else.");
  });

  test("a toast appears in a region that was there before it", async () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<Toast message={null} onDismiss={onDismiss} />);
    const region = screen.getByRole("status");
    expect(region).toBeEmptyDOMElement();
    rerender(<Toast message="Saved." onDismiss={onDismiss} />);
    expect(region).toHaveTextContent("Saved.");
    rerender(<Toast message="Saved again." onDismiss={onDismiss} />);
    expect(region.querySelectorAll("p")).toHaveLength(1);
    expect(region).toHaveTextContent("Saved again.");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
