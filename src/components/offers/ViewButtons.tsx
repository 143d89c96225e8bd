import { VIEWS, type View } from "../../domain/catalog/offers";

const NAMES: Record<View, string> = { list: "Compact list", table: "Table" };

type Props = { view: View; onChoose: (view: View) => void };

/** The two modes of the card list (specification, section 2). */
export function ViewButtons({ view, onChoose }: Props) {
  return (
    <div className="segment-row not-printed" role="group" aria-label="Show cards as">
      {VIEWS.map((name) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onChoose(name)}>
          {NAMES[name]}
        </button>
      ))}
    </div>
  );
}
