import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { GuidesTool } from "../../src/components/guides/GuidesTool";
import { hydrateTool } from "../../src/islands/hydrate";
import { islandTree } from "../../src/islands/tree";
import { bareTexts } from "../support/bare-texts";
import { open } from "../support/address";
import { quietConsole } from "../support/quiet-console";
import { GUIDE_INDEX, SEARCH_INDEX } from "../support/tool-props";

quietConsole();

afterEach(() => document.body.replaceChildren());

/** Puts every text of a part into two elements, as the translators of browsers do. */
function translate(part: Node): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let next = walker.nextNode(); next; next = walker.nextNode())
    if (next.nodeValue?.trim() && !next.parentElement?.closest("font")) texts.push(next);
  for (const text of texts) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

const titles = () => [...document.querySelectorAll("h3")].map(({ textContent }) => textContent);

test.each(["before", "after"])("finds guides in a page that was translated %s it woke", async (when) => {
  open("/guides");
  Reflect.set(globalThis, "fetch", () => Promise.resolve({ ok: true, text: () => Promise.resolve(SEARCH_INDEX) }));
  const place = document.createElement("div");
  place.innerHTML = renderToString(islandTree(GuidesTool, GUIDE_INDEX), { identifierPrefix: "GuidesTool" });
  document.body.append(place);
  if (when === "before") translate(place);
  await act(async () => {
    hydrateTool(place, "GuidesTool", GuidesTool, GUIDE_INDEX);
    await Promise.resolve();
  });
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText("Search guides and articles"), { target: { value } });
  const field = screen.getByRole("searchbox");
  const text = "guide two";
  for (let length = 1; length <= text.length; length += 1) {
    translate(place);
    type(text.slice(0, length));
  }
  await waitFor(() => expect(titles()).toEqual(["Guide two", "Guide one"]));
  expect(bareTexts(place)).toEqual([]);
  translate(place);
  for (let length = text.length; length >= 0; length -= 1) {
    type(text.slice(0, length));
    translate(place);
  }
  await waitFor(() => expect(titles().sort()).toEqual(GUIDE_INDEX.guides.map(({ title }) => title).sort()));
  // A tool that is drawn anew loses what is typed meanwhile.
  expect(screen.getByRole("searchbox")).toBe(field);
  expect(screen.getByRole("status")).toHaveTextContent("5 articles found");
});
