import { act, render, screen } from "@testing-library/react";
import { ANNOUNCEMENT_PAUSE } from "../../../src/components/ui/use-announcement";
import { LiveText } from "../../../src/components/ui/LiveText";
import { TextField } from "../../../src/components/ui/TextField";
import { ToggleButton } from "../../../src/components/ui/ToggleButton";

const nothing = () => undefined;

describe("a field", () => {
  test("describes nothing and is valid without hint and error", () => {
    render(<TextField label="Amount" value="" onChange={nothing} />);
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-invalid");
  });

  test("is described by its hint first, then by its error", () => {
    render(<TextField label="Amount" hint="In dollars" error="Enter an amount." value="" onChange={nothing} />);
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("In dollars Enter an amount.");
    expect(screen.getByRole("textbox")).toBeInvalid();
  });
});

test("announces a changed line in the same region once the typing pauses", () => {
  jest.useFakeTimers();
  const { rerender } = render(<LiveText>10 cards</LiveText>);
  const region = screen.getByRole("status");
  rerender(<LiveText more={<p>Nothing else.</p>}>2 cards</LiveText>);
  expect(screen.getByRole("status")).toBe(region);
  expect(region).toHaveTextContent("2 cardsNothing else.");
  expect(region).toHaveAttribute("aria-busy", "true");
  act(() => {
    jest.advanceTimersByTime(ANNOUNCEMENT_PAUSE);
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
