import { type ComponentProps, type ReactNode, createContext, useContext } from "react";
import type { AdPage, Site } from "../../domain/site/site";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./AdSlot.module.css";

export const AdsContext = createContext<Site["ads"] | null>(null);

type Props = {
  page: AdPage;
  /** The slot's place on the page, from 0; a page that needs more uses its last one again. */
  slot?: number;
  /** The place of its own note in the list, so that two slots of a page differ. */
  turn?: number;
};

/** A place for an ad, at least 280 pixels high. It holds one of our own notes until an ad shows in the frame over it. */
export function AdSlot({ page, slot = 0, turn = slot }: Props) {
  const ads = useContext(AdsContext);
  const names = ads?.pages[page] ?? [];
  const name = names[Math.min(slot, names.length - 1)];
  const settings = name && ads?.slots[name];
  const note = ads?.house[turn % ads.house.length];
  if (!ads || !settings || !note) return null;
  return (
    <div className={styles.slot} data-ad-slot={settings.id} data-ad-format={settings.format}>
      <p className={styles.label}>{ads.provider === "house" ? ads.houseLabel : "Advertisement"}</p>
      <div className={styles.note}>
        <div className={styles.title}>{note.title}</div>
        <div>{note.text}</div>
        {note.rows.length > 0 && (
          <dl>
            {note.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <SiteLink to={note.link.to}>{note.link.label}</SiteLink>
      </div>
    </div>
  );
}

type BesideAdProps = ComponentProps<typeof AdSlot> & { children: ReactNode };

/** A part of a page with an ad: beside it in a wide window, so that no empty band crosses the page, else below. */
export function BesideAd({ children, ...slot }: BesideAdProps) {
  return (
    <div className={styles.pair}>
      <div>{children}</div>
      <AdSlot {...slot} />
    </div>
  );
}
