import { formatDate } from "../../domain/text/format";
import type { PageTexts } from "../../domain/site/site";
import { ACCESSIBILITY_STATEMENT, ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { PointList } from "../ui/PointList";
import { Section } from "../ui/Section";

type Props = { statement: PageTexts["about"]["accessibility"]; email: string };

/** The standard that the site meets, how that is checked, what is not known, and where to write if something is in the way. */
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
