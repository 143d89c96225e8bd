import type { Site } from "../../domain/site/site";
import type { Tier } from "../../schema/vocabulary";
import { HelpLink } from "./HelpLink";
import { ReportedPlansLink } from "./ReportedPlansLink";

type Props = {
  text: string;
  /** The score whose reported plans lead on. */
  plansFor?: Tier | null | undefined;
  /** Where someone who can't pay finds help; left out where the page has it elsewhere. */
  help?: Site["help"] | undefined;
};

/** A warning about a payment, with the way to help. */
export function PaymentWarning({ text, plansFor, help }: Props) {
  return (
    <div className="caution-box">
      {text && <p>{text}</p>}
      {plansFor && <ReportedPlansLink tier={plansFor} />}
      {help && <HelpLink help={help} />}
    </div>
  );
}
