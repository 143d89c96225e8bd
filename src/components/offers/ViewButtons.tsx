import { VIEWS, type View } from "../../domain/catalog/offers";
import { ToggleButton } from "../ui/ToggleButton";
import * as styles from "./ViewButtons.module.css";

const NAMES: Record<View, string> = { list: "Compact list", table: "Table" };

type Props = { view: View; onChoose: (view: View) => void };

/** The two modes of the card list (specification, section 2). */
export function ViewButtons({ view, onChoose }: Props) {
  return (
    <div className={styles.views} role="group" aria-label="Show cards as">
      {VIEWS.map((name) => (
        <ToggleButton key={name} pressed={view === name} onToggle={() => onChoose(name)}>
          {NAMES[name]}
        </ToggleButton>
      ))}
    </div>
  );
}
