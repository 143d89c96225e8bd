import type { PageTexts } from "../../domain/site/site";
import * as styles from "../ui/SideBySide.module.css";

type Props = { people: PageTexts["about"]["team"] };

/** The team; the page says once which of it is made up. */
export function Team({ people }: Props) {
  return (
    <ul role="list" className={styles.four}>
      {people.map(({ name, role, experience, specialty }) => (
        <li key={name} className="page-panel">
          <h3>{name}</h3>
          <p className="small-note">{role}</p>
          <dl>
            <dt className="small-note">Experience</dt>
            <dd>{experience}</dd>
            <dt className="small-note">Specialty</dt>
            <dd>{specialty}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
