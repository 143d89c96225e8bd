import { useContext } from "react";
import * as styles from "./PanelCost.module.css";
import { CostsContext, YourCost } from "./YourCost";

type Props = { cardId: string };

/** The fourth figure of a panel, for those who ask. */
export function PanelCost({ cardId }: Props) {
  if (!useContext(CostsContext)) return null;
  return (
    <div className={styles.cost}>
      <dt>Your cost</dt>
      <dd>
        <YourCost cardId={cardId} />
      </dd>
    </div>
  );
}
