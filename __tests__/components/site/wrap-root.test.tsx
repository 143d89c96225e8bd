import { act } from "@testing-library/react";
import type { WrapRootElementNodeArgs } from "gatsby";
import { type ReactElement, useId } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { wrapRoot } from "../../../src/components/site/wrap-root";

/** A page whose numbering of fields must be the same on the server and in the browser. */
function Page() {
  return <h1 id={useId()}>The page</h1>;
}

const args = (element: ReactElement): WrapRootElementNodeArgs => ({ element, pathname: "/" });

afterEach(() => {
  jest.restoreAllMocks();
});

test("the page is ready, and says so once, when React has taken all of it over", async () => {
  const onReady = jest.fn();
  const box = document.createElement("div");
  document.body.append(box);
  box.innerHTML = renderToString(wrapRoot(() => undefined)(args(<Page />)));
  expect(box).toHaveTextContent("The page");
  expect(document.documentElement).not.toHaveAttribute("data-ready");

  const complaints = jest.spyOn(console, "error");
  await act(async () => {
    hydrateRoot(box, wrapRoot(onReady)(args(<Page />)));
    await Promise.resolve();
  });
  expect(document.documentElement).toHaveAttribute("data-ready");
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(complaints).not.toHaveBeenCalled();
});
