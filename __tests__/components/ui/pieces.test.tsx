import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Button } from "../../../src/components/ui/Button";
import { PAUSE } from "../../../src/components/ui/use-announcement";
import { LiveText } from "../../../src/components/ui/LiveText";
import { Section } from "../../../src/components/ui/Section";
import { TextField } from "../../../src/components/ui/TextField";
import { TitledGrid } from "../../../src/components/ui/TitledGrid";
import { ToggleButton } from "../../../src/components/ui/ToggleButton";

const nothing = () => undefined;

test("a button submits no form unless it is meant to", () => {
  const submitted = jest.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  container.querySelector("form")?.addEventListener("submit", submitted);
  fireEvent.click(screen.getByText("Plain"));
  expect(submitted).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("Send"));
  expect(submitted).toHaveBeenCalledTimes(1);
});

describe("a field", () => {
  test("without hint and error describes nothing and is valid", () => {
    render(<TextField label="Amount" value="" onChange={nothing} />);
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-invalid");
  });

  test("with both is described by the hint first, then by the error", () => {
    render(<TextField label="Amount" hint="In dollars" error="Enter an amount." value="" onChange={nothing} />);
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("In dollars Enter an amount.");
    expect(screen.getByRole("textbox")).toBeInvalid();
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

test("short texts side by side are a list, or a numbered one where the order matters", () => {
  const items = ["Independence", "Clarity"].map((title) => ({ title, text: "Words" }));
  const { rerender } = render(<TitledGrid items={items} />);
  expect(screen.getByRole("list").tagName).toBe("UL");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 3, name: "Clarity" })).toBeInTheDocument();
  rerender(<TitledGrid items={items} numbered />);
  expect(screen.getByRole("list").tagName).toBe("OL");
});

test("a line that changes is announced once the typing pauses: it is the same region before and after", () => {
  jest.useFakeTimers();
  const { rerender } = render(<LiveText>10 cards</LiveText>);
  const region = screen.getByRole("status");
  rerender(<LiveText more={<p>Nothing else.</p>}>2 cards</LiveText>);
  expect(screen.getByRole("status")).toBe(region);
  expect(region).toHaveTextContent("2 cardsNothing else.");
  expect(region).toHaveAttribute("aria-busy", "true");
  act(() => {
    jest.advanceTimersByTime(PAUSE);
  });
  expect(region).toHaveAttribute("aria-busy", "false");
  jest.useRealTimers();
});

test("what is pressed has a tick, so that its color does not tell it alone (WCAG 1.4.1)", () => {
  const chip = (pressed: boolean) => (
    <ToggleButton pressed={pressed} onToggle={nothing}>
      Secured
    </ToggleButton>
  );
  const { container, rerender } = render(chip(true));
  expect(container.querySelector("svg")).toBeInTheDocument();
  rerender(chip(false));
  expect(container.querySelector("svg")).not.toBeInTheDocument();
});
