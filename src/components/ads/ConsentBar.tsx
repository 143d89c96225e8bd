import { withPrefix, AD_FRAME_PATH } from "../../site/routes";
import type { Site } from "../../domain/site/site";
import { Button } from "../ui/Button";
import * as styles from "./ConsentBar.module.css";
import * as buttons from "../ui/Button.module.css";

/** Asks before an ad network's frames are loaded. `page-scripts/ads.ts` shows its parts by the states in `data-ad-when`. */
export function ConsentBar({ consent }: Pick<Site, "consent">) {
  return (
    <section
      className={styles.bar}
      aria-label="Ads and privacy"
      aria-describedby="ad-choice"
      tabIndex={-1}
      hidden
      data-ad-frame={withPrefix(AD_FRAME_PATH)}
    >
      <div id="ad-choice">
        <p data-ad-when="ask yes no">{consent.text}</p>
        <p data-ad-when="yes" hidden>
          {consent.allowed}
        </p>
        <p data-ad-when="no" hidden>
          {consent.declined}
        </p>
        <p data-ad-when="gpc" hidden>
          {consent.signal}
        </p>
      </div>
      <div className="wrapping-row">
        <Button data-ad-choice="yes" data-ad-when="ask yes no">
          {consent.accept}
        </Button>
        <Button kind="secondary" data-ad-choice="no" data-ad-when="ask yes no">
          {consent.decline}
        </Button>
        <Button kind="secondary" data-ad-choice="close" data-ad-when="yes no gpc" hidden>
          Close
        </Button>
      </div>
    </section>
  );
}

/** The footer's way back to the choice about an ad network. The law gives the words (Cal. Civ. Code 1798.135(a)(1)). */
export function AdChoice({ consent }: Pick<Site, "consent">) {
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
