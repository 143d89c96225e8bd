import { formatDate } from "../../domain/text/format";
import type { PageTexts } from "../../domain/site/site";
import { ACCESSIBILITY_STATEMENT, ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { PointList } from "../ui/PointList";
import { Section } from "../ui/Section";
import * as styles from "../ui/SideBySide.module.css";

type Props = { statement: PageTexts["about"]["accessibility"]; email: string };

export function AccessibilityStatement({ statement: { standard, checks, limits, contact, reviewed }, email }: Props) {
  return (
    <Section title="Accessibility" id={ACCESSIBILITY_STATEMENT} width="text">
      <p>{standard}</p>
      <p>{checks}</p>
      <p>
        Last reviewed on <time dateTime={reviewed}>{formatDate(reviewed)}</time>.
      </p>
      <h3>Tell us</h3>
      <p>
        <span>{contact}</span> <a href={`mailto:${email}`}>{email}</a>
        <span>, or our </span>
        <SiteLink to={ROUTES.contact.path}>contact form</SiteLink>
        <span>.</span>
      </p>
      <h3>Known limits</h3>
      <PointList points={limits} />
    </Section>
  );
}

/** The team; the page says once which of it is made up. */
export function Team({ people }: { people: PageTexts["about"]["team"] }) {
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
