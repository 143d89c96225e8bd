import type { Blocker } from "../../domain/costs/answer-texts";
import type { Site } from "../../domain/site/site";
import { ROUTES } from "../../site/routes";
import { HelpLink, ReportedPlansLink } from "../page/HelpLink";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./BlockingNotice.module.css";

type Props = { notice: Blocker; help: Site["help"]; titleId?: string };

/** A problem to solve before any card: a payment that is too low, or a debt that no card for the visitor can take. */
export function BlockingNotice({ notice: { title, text, plansFor }, help, titleId }: Props) {
  return (
    <div className={styles.first}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      {plansFor && <ReportedPlansLink tier={plansFor} />}
      <HelpLink help={help} />
      <p>
        <SiteLink to={ROUTES.debts.path}>Plan what to pay, month by month</SiteLink>
      </p>
    </div>
  );
}
