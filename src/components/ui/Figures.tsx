import { untranslated } from "./untranslated";
import * as styles from "./Figures.module.css";

type Props = {
  figures: readonly { label: string; value: string; note?: string | undefined }[];
  /** Whether they are the large ones of a page's own part, not those of a row. */
  large?: boolean;
};

/** Labelled figures side by side: never a sentence with five numbers. */
export function Figures({ figures, large = false }: Props) {
  return (
    <dl className={large ? styles.large : styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="figure-label">{label}</dt>
          <dd translate={untranslated(value)}>{value}</dd>
          {note && <dd className="figure-label">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
