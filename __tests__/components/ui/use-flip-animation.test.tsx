import { render } from "@testing-library/react";
import { memo, useRef } from "react";
import { useFlipAnimation } from "../../../src/components/ui/use-flip-animation";

const List = memo(function List({ names }: { names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useFlipAnimation(list, "li");
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
});

/** 100 pixels below the one before, within its parent. */
function placeOf(element: Element): number {
  const around = element.parentElement;
  if (!around) return 0;
  return placeOf(around) + [...around.children].indexOf(element) * 100;
}

/** Gives each element a place and notes its animations, which jsdom lacks. */
function watchMoves({ lessMotion = false, acted = true } = {}): string[] {
  const moves: string[] = [];
  jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return placeOf(this);
  });
  Reflect.set(HTMLElement.prototype, "animate", function (this: HTMLElement, [from]: Keyframe[]) {
    moves.push(`${this.textContent} ${String(from?.["transform"])}`);
  });
  Reflect.set(window, "matchMedia", () => ({ matches: lessMotion }));
  Reflect.set(navigator, "userActivation", { hasBeenActive: acted });
  return moves;
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
  Reflect.deleteProperty(window, "matchMedia");
  Reflect.deleteProperty(navigator, "userActivation");
});

const BEFORE = ["Citi", "Chase", "USAA"];
const AFTER = ["USAA", "Citi", "Chase"];

test("moves an item from its former place when the order changes", () => {
  const moves = watchMoves();
  const { rerender } = render(<List names={BEFORE} />);
  rerender(<List names={AFTER} />);
  expect(moves).toEqual(["USAA translateY(200px)", "Citi translateY(-100px)", "Chase translateY(-100px)"]);
});

test("ignores what has pushed the whole list down", () => {
  const moves = watchMoves();
  const page = (filters: boolean, names: readonly string[]) => (
    <>
      {filters && <p>Filters</p>}
      <List names={names} />
    </>
  );
  const { rerender } = render(page(false, BEFORE));
  rerender(page(true, BEFORE));
  rerender(page(true, AFTER));
  expect(moves).toEqual(["USAA translateY(200px)", "Citi translateY(-100px)", "Chase translateY(-100px)"]);
});

test("moves nothing at first, before the visitor acts, when items come or go, or with less motion", () => {
  const moves = watchMoves();
  const { rerender } = render(<List names={BEFORE} />);
  rerender(<List names={["Chase", "USAA"]} />);
  rerender(<List names={["Discover", "Chase", "USAA"]} />);
  expect(moves).toEqual([]);
  const still = watchMoves({ lessMotion: true });
  rerender(<List names={AFTER} />);
  expect(still).toEqual([]);
  const loading = watchMoves({ acted: false });
  rerender(<List names={BEFORE} />);
  expect(loading).toEqual([]);
});
