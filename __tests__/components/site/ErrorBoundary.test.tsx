import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { ErrorBoundary } from "../../../src/components/site/ErrorBoundary";
import { wrapPageElement } from "../../../src/components/site/wrap-page";

/** A page that fails while it is drawn. */
function Broken(): never {
  throw new Error("The page is broken.");
}

let reported: jest.SpyInstance;

beforeEach(() => {
  reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => reported.mockRestore());

test("a page that fails shows the specification's message and a way home that loads the page anew", () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeInTheDocument();
  expect(screen.getByRole("main")).toBeInTheDocument();
  const home = screen.getByRole("link", { name: "Return home" });
  expect(home).toHaveAttribute("href", "/");
  expect(home).not.toHaveAttribute("data-client-link");
  expect(screen.queryByText(/The page is broken/)).not.toBeInTheDocument();
  expect(reported).toHaveBeenCalled();
});

/** A page that fails once its button is pressed. */
function BreaksOnPress() {
  const [pressed, setPressed] = useState(false);
  return pressed ? <Broken /> : <button onClick={() => setPressed(true)}>Press</button>;
}

test("a failure that a press causes is announced, and the focus of what is gone moves to its heading", () => {
  document.title = "Credit Card Offers | Plainrate";
  render(
    <ErrorBoundary>
      <BreaksOnPress />
    </ErrorBoundary>,
  );
  expect(document.title).toBe("Credit Card Offers | Plainrate");
  fireEvent.click(screen.getByRole("button", { name: "Press" }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("Nothing that you typed was sent.");
  expect(document.title).toBe("Unexpected Application Error!");
});

test("the focus that a visitor has moved on stays where it is when the page around is drawn again", () => {
  const { rerender } = render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  const home = screen.getByRole("link", { name: "Return home" });
  home.focus();
  rerender(<ErrorBoundary>{null}</ErrorBoundary>);
  expect(home).toHaveFocus();
});

describe("around every page", () => {
  type Wrapped = Parameters<typeof wrapPageElement>[0];

  /** What Gatsby hands over for a page at an address. */
  function pageAt(pathname: string, element: Wrapped["element"]): Wrapped {
    const location = { ...window.location, pathname, state: null };
    return {
      element,
      props: {
        path: pathname,
        uri: pathname,
        location,
        children: undefined,
        params: {},
        data: {},
        pageContext: {},
        serverData: {},
        pageResources: {
          component: new ErrorBoundary({ children: null }),
          json: { data: {}, pageContext: {} },
          page: { componentChunkName: "", path: pathname, webpackCompilationHash: "" },
        },
      },
      getResourceURLsForPathname: () => [],
      pathname,
    };
  }

  test("a new page starts with a new boundary, after a failure too", () => {
    const { rerender } = render(wrapPageElement(pageAt("/offers", <Broken />)));
    expect(screen.getByText("Unexpected Application Error!")).toBeInTheDocument();
    rerender(wrapPageElement(pageAt("/compare", <h1>Compare</h1>)));
    expect(screen.getByRole("heading", { name: "Compare" })).toBeInTheDocument();
  });
});
