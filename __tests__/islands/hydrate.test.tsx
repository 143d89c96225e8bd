import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { notePress } from "../../src/islands/early-input";
import { hydrateTool } from "../../src/islands/hydrate";
import { islandTree } from "../../src/islands/tree";
import { quietConsole } from "../support/quiet-console";

/** A tool with a field and a button, which says what it got. */
function Greeter({ greeting }: { greeting: string }) {
  const [name, setName] = useState("");
  const [said, setSaid] = useState("nothing");
  return (
    <>
      <p>{greeting}</p>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => setSaid(name)}>Greet</button>
      <output>{said}</output>
    </>
  );
}

const PROPS = { greeting: "Good morning" };

quietConsole();

afterEach(() => document.body.replaceChildren());

/** The tool as the server drew it, with a name typed early, the focus in the field, and the button pressed. */
function usedEarly(): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = renderToString(islandTree(Greeter, PROPS), { identifierPrefix: "Greeter" });
  document.body.append(place);
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  field.focus();
  field.value = "Ann";
  notePress(screen.getByRole("button"), 1);
  return place;
}

async function hydrate(place: HTMLElement): Promise<void> {
  await act(async () => {
    hydrateTool(place, "Greeter", Greeter, PROPS);
    await Promise.resolve();
  });
}

test("counts what was typed and pressed before the script ran", async () => {
  const place = usedEarly();
  await hydrate(place);
  expect(place).toHaveAttribute("data-ready");
  expect(screen.getByRole("status")).toHaveTextContent("Ann");
});

test("counts it also where a translator changed the page meanwhile", async () => {
  const place = usedEarly();
  const text = place.querySelector("p");
  const font = document.createElement("font");
  font.textContent = "Buenos días";
  text?.replaceChildren(font);
  await hydrate(place);
  expect(screen.getByText("Good morning")).toBeInTheDocument();
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(screen.getByLabelText("Name")).toHaveValue("Ann");
  expect(screen.getByRole("status")).toHaveTextContent("Ann");
});

test("counts a press on top of what the press before has changed", async () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  }
  const place = document.createElement("div");
  place.innerHTML = renderToString(islandTree(Counter, {}), { identifierPrefix: "Counter" });
  document.body.append(place);
  notePress(screen.getByRole("button"), 1);
  notePress(screen.getByRole("button"), 2);
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  hydrateTool(place, "Counter", Counter, {});
  expect(await screen.findByText("2")).toBeInTheDocument();
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
});
