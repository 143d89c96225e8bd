import type { PageTexts } from "../../domain/site/site";
import { untranslated } from "../ui/untranslated";
import * as styles from "./Statistics.module.css";

type Props = { statistics: PageTexts["home"]["statistics"]; sample: boolean };

/** The headline statistics; a sample site says that they are samples, right beside them. */
export function Statistics({ statistics, sample }: Props) {
  return (
    <>
      <h2 className="visually-hidden">By the numbers</h2>
      <dl className={styles.list}>
        {statistics.map(({ value, label }) => (
          <div key={label}>
            <dt className="figure-label">{label}</dt>
            <dd translate={untranslated(value)}>{value}</dd>
          </div>
        ))}
      </dl>
      {sample && <p className="foot-note">Sample numbers. They don’t describe real readers.</p>}
    </>
  );
}
