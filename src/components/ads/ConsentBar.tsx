import { withPrefix, AD_FRAME_PATH } from "../../site/routes";
import type { Site } from "../../domain/site/site";
import { Button } from "../ui/Button";
import * as styles from "./ConsentBar.module.css";

type Props = { consent: Site["consent"] };

/**
 * Asks before a third-party ad network's frames are loaded; opened again by the footer, it says what was chosen. The
 * small script (src/page-scripts/ads.ts) shows and hides it and its parts: `data-ad-when` names the states of a part.
 */
export function ConsentBar({ consent }: Props) {
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
