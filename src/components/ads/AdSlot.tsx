import { type ComponentProps, type ReactNode, createContext, useContext } from "react";
import { parseAmount } from "../../domain/forms/amount";
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

/** A note's figures in rows; where all are amounts of one unit, a bar under each, to one scale from zero. */
function Figures({ rows }: Pick<Site["ads"]["house"][number], "rows">) {
  const units = new Set(rows.map(({ value }) => value.replace(/[\d,.]/g, "")));
  const amounts = rows.map(({ value }) => parseAmount(value) ?? NaN);
  const most = Math.max(...amounts);
  return (
    <dl>
      {rows.map(({ label, value }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{value}</dd>
          {units.size === 1 && most > 0 && (
            <dd className={styles.bar} aria-hidden="true">
              <svg width="100%" height="100%">
                <rect width={`${(((amounts[index] ?? 0) / most) * 100).toFixed(2)}%`} height="100%" rx="2" />
              </svg>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

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
        {note.rows.length > 0 && <Figures rows={note.rows} />}
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
