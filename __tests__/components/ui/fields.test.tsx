import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { SelectField } from "../../../src/components/ui/SelectField";
import { TextArea } from "../../../src/components/ui/TextArea";
import { TextField } from "../../../src/components/ui/TextField";

const nothing = () => undefined;

describe("a line of text", () => {
  test("is named by its label and hands on what is typed", async () => {
    const onChange = jest.fn((typed: string) => typed);
    render(<TextField label="Amount" value="" onChange={onChange} />);
    await userEvent.type(screen.getByRole("textbox", { name: "Amount" }), "7");
    expect(onChange.mock.calls).toEqual([["7"]]);
  });

  test("without hint and error describes nothing and is valid", () => {
    render(<TextField label="Amount" value="" onChange={nothing} />);
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-invalid");
  });

  test("with both is described by the hint first, then by the error", () => {
    render(
      <TextField id="amount" label="Amount" hint="In dollars" error="Enter an amount." value="" onChange={nothing} />,
    );
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("In dollars Enter an amount.");
    expect(screen.getByRole("textbox")).toBeInvalid();
  });

  test("two of them on a page have ids of their own", () => {
    render(
      <>
        <TextField label="One" hint="First" value="" onChange={nothing} />
        <TextField label="Two" hint="Second" value="" onChange={nothing} />
      </>,
    );
    expect(screen.getByRole("textbox", { name: "One" })).toHaveAccessibleDescription("First");
    expect(screen.getByRole("textbox", { name: "Two" })).toHaveAccessibleDescription("Second");
  });
});

describe("a text of several lines", () => {
  test("is named by its label, and its error is tied to it", async () => {
    const onChange = jest.fn((typed: string) => typed);
    const { rerender } = render(<TextArea id="words" label="Words" value="" onChange={onChange} />);
    const area = screen.getByRole("textbox", { name: "Words" });
    expect(area).not.toHaveAttribute("aria-describedby");
    await userEvent.type(area, "a");
    expect(onChange.mock.calls).toEqual([["a"]]);
    rerender(<TextArea id="words" label="Words" value="" error="Write something." onChange={onChange} />);
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription("Write something.");
  });
});

describe("a list of choices", () => {
  function Size() {
    const [size, setSize] = useState<"s" | "l">("s");
    return (
      <SelectField
        label="Size"
        value={size}
        options={[
          ["s", "Small"],
          ["l", "Large"],
        ]}
        onChange={setSize}
      />
    );
  }

  test("is named by its label and shows the words of what is chosen", async () => {
    render(<Size />);
    const list = screen.getByRole("combobox", { name: "Size" });
    expect(list).toHaveDisplayValue("Small");
    await userEvent.selectOptions(list, "Large");
    expect(list).toHaveDisplayValue("Large");
    expect(list).toHaveValue("l");
  });
});
