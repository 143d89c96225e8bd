import type { Site } from "../../domain/site";
import { Button } from "../ui/Button";
import * as styles from "./ConsentBar.module.css";

type Props = { ads: Site["ads"]; consent: Site["consent"] };

/** Asks before a third-party ad network is loaded. Hidden until the small script finds that no choice was made yet. */
export function ConsentBar({ ads, consent }: Props) {
  return (
    <section
      className={styles.bar}
      aria-label="Ads and privacy"
      hidden
      data-ad-script={ads.script}
      data-ad-queue={ads.queue}
      data-ad-client={ads.client}
    >
      <p>{consent.text}</p>
      <div className={styles.choices}>
        <Button data-choice="yes">{consent.accept}</Button>
        <Button quiet data-choice="no">
          {consent.decline}
        </Button>
      </div>
    </section>
  );
}
