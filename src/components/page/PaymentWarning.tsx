import type { Site } from "../../domain/site/site";
import { HelpLink } from "./HelpLink";

type Props = {
  text: string;
  /** Where someone who can't pay finds help; left out where the page has it elsewhere. */
  help?: Site["help"] | undefined;
};

/** What to mind about a payment, and where to find help. */
export function PaymentWarning({ text, help }: Props) {
  return (
    <div className="caution-box">
      {text && <p>{text}</p>}
      {help && <HelpLink help={help} />}
    </div>
  );
}
