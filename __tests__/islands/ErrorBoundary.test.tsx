import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { islandTree } from "../../src/islands/tree";
import { quietConsole } from "../support/quiet-console";

/** A tool that fails once its button is pressed. */
function BreaksOnPress() {
  const [pressed, setPressed] = useState(false);
  if (pressed) throw new Error("The tool is broken.");
  return <button onClick={() => setPressed(true)}>Press</button>;
}

const reported = quietConsole();

test("shows the specification's message when a tool fails, and keeps the rest of the page", () => {
  render(
    <>
      <p>The rest of the page</p>
      {islandTree(BreaksOnPress, {})}
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Press" }));
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Return home" })).toHaveAttribute("href", "/");
  expect(screen.getByText("The rest of the page")).toBeInTheDocument();
  expect(screen.queryByText(/The tool is broken/)).not.toBeInTheDocument();
  expect(reported).toHaveBeenCalled();
});

test("announces the failure, and takes the focus once", () => {
  const { rerender } = render(islandTree(BreaksOnPress, {}));
  fireEvent.click(screen.getByRole("button", { name: "Press" }));
  expect(screen.getByRole("heading")).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("Nothing that you typed was sent.");
  const home = screen.getByRole("link", { name: "Return home" });
  home.focus();
  rerender(islandTree(BreaksOnPress, {}));
  expect(home).toHaveFocus();
});

/** A tool that shows a text without an element of its own. */
function ShowsPress() {
  const [pressed, setPressed] = useState(false);
  return (
    <>
      <button onClick={() => setPressed(!pressed)}>Press</button>
      <p>{!pressed && "Not yet"} pressed</p>
    </>
  );
}

test("draws a tool anew when a translator moved a part of it", () => {
  render(islandTree(ShowsPress, {}));
  const text = screen.getByText("Not yet pressed").firstChild;
  const font = document.createElement("font");
  text?.parentNode?.replaceChild(font, text);
  font.append(text ?? "");
  fireEvent.click(screen.getByRole("button", { name: "Press" }));
  expect(reported).toHaveBeenCalled();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText("Not yet pressed")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Press" }));
  expect(screen.getByText("pressed")).toBeInTheDocument();
});
