import type { ReactNode } from "react";
import * as styles from "./ScrollRegion.module.css";

/** Wide content scrolls in a region of its own, which the keyboard can reach; the page never scrolls sideways. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must take the focus to be scrolled by keys
    <section className={styles.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
