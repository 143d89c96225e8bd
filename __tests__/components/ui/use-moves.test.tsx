import { render } from "@testing-library/react";
import { useRef } from "react";
import { useMoves } from "../../../src/components/ui/use-moves";

function List({ names }: { names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useMoves(list, "li");
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** What jsdom lacks: a place for each item, 100 pixels below the one before, and animations, which it writes down. */
function watchMoves({ lessMotion = false } = {}): string[] {
  const moves: string[] = [];
  jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  Reflect.set(HTMLElement.prototype, "animate", function (this: HTMLElement, [from]: Keyframe[]) {
    moves.push(`${this.textContent} ${String(from?.["transform"])}`);
  });
  Reflect.set(window, "matchMedia", () => ({ matches: lessMotion }));
  return moves;
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
  Reflect.deleteProperty(window, "matchMedia");
});

const BEFORE = ["Citi", "Chase", "USAA"];
const AFTER = ["USAA", "Citi", "Chase"];

test("an item moves from its former place to its new one when the order changes", () => {
  const moves = watchMoves();
  const { rerender } = render(<List names={BEFORE} />);
  rerender(<List names={AFTER} />);
  expect(moves).toEqual(["USAA translateY(200px)", "Citi translateY(-100px)", "Chase translateY(-100px)"]);
});

test("nothing moves at first, when an item goes or comes, or where less motion is asked for", () => {
  const moves = watchMoves();
  const { rerender } = render(<List names={BEFORE} />);
  rerender(<List names={["Chase", "USAA"]} />);
  rerender(<List names={["Discover", "Chase", "USAA"]} />);
  expect(moves).toEqual([]);
  const still = watchMoves({ lessMotion: true });
  rerender(<List names={AFTER} />);
  expect(still).toEqual([]);
});
