import type { ComponentProps, ReactNode } from "react";
import { AdSlot } from "./AdSlot";
import * as styles from "./BesideAd.module.css";

type Props = ComponentProps<typeof AdSlot> & { children: ReactNode };

/** A part of a page with an ad: beside it in a wide window, so that no empty band crosses the page, else below. */
export function BesideAd({ children, ...slot }: Props) {
  return (
    <div className={styles.pair}>
      <div>{children}</div>
      <AdSlot {...slot} />
    </div>
  );
}
