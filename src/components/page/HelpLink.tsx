import type { Site } from "../../domain/site/site";
import { SiteLink } from "../ui/SiteLink";
import { TIER_WORDS } from "../../domain/visitor/tier";
import type { Tier } from "../../schema/vocabulary";
import { ROUTES } from "../../site/routes";

export function HelpLink({ help: { text, link } }: { help: Site["help"] }) {
  return (
    <p>
      <span>{`${text} `}</span>
      <SiteLink to={link.to}>{link.label}</SiteLink>
    </p>
  );
}

/** Leads on to the plans that issuers reported for a credit score, where none of our cards serves. */
export function ReportedPlansLink({ tier }: { tier: Tier }) {
  return (
    <p>
      <SiteLink
        to={`${ROUTES.market.path}?tier=${tier}`}
      >{`See plans reported for ${TIER_WORDS[tier].among}`}</SiteLink>
    </p>
  );
}

type WarningProps = {
  text: string;
  plansFor?: Tier | null | undefined;
  /** Where someone who can't pay finds help; left out where the page has it elsewhere. */
  help?: Site["help"] | undefined;
};

export function PaymentWarning({ text, plansFor, help }: WarningProps) {
  return (
    <div className="caution-box">
      {text && <p>{text}</p>}
      {plansFor && <ReportedPlansLink tier={plansFor} />}
      {help && <HelpLink help={help} />}
    </div>
  );
}

export function DebtsLink() {
  return (
    <p>
      Owe on several cards? <SiteLink to={ROUTES.debts.path}>See what to pay first</SiteLink>
    </p>
  );
}
