import type { PageTexts } from "../../domain/site/site";
import { PointList } from "../ui/PointList";
import * as styles from "../ui/SideBySide.module.css";

type Props = { groups: PageTexts["compare"]["tips"] };

export function Tips({ groups }: Props) {
  return (
    <div className={styles.three}>
      {groups.map(({ title, points }) => (
        <section key={title} aria-label={title}>
          <h2 className="small-title">{title}</h2>
          <PointList points={points} />
        </section>
      ))}
    </div>
  );
}
