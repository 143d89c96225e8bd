import type { Site } from "../../domain/site/site";
import * as buttons from "../ui/Button.module.css";

type Props = { consent: Site["consent"] };

/** The footer's way back to the choice about an ad network. The law gives the words (Cal. Civ. Code 1798.135(a)(1)). */
export function AdChoice({ consent }: Props) {
  return (
    <>
      <button type="button" className={`${buttons.quiet ?? ""} needs-script`} data-ad-choice="open">
        Do Not Sell or Share My Personal Information
      </button>
      {/* The last line of the page, so that nothing moves when it appears. */}
      <p data-ad-when="gpc" hidden>
        {consent.signal}
      </p>
    </>
  );
}
