import { createContext, useContext } from "react";
import { parseAmount } from "../../domain/forms/amount";
import type { AdPage, Site } from "../../domain/site/site";
import { Bars } from "../charts/Bars";
import { SiteLink } from "../page/SiteLink";
import * as styles from "./AdSlot.module.css";

/** The settings of the advertisements; the layout provides them. */
export const AdsContext = createContext<Site["ads"] | null>(null);

type Props = {
  page: AdPage;
  /** Which of the page's slots this is, from 0; a page that needs more uses its last one again. */
  slot?: number;
  /** Which of our own notes it shows, so that two slots of a page differ. */
  turn?: number;
};

/** A note's figures: bars where all are amounts, else a table of two columns. */
function Figures({ note: { title, rows } }: { note: Site["ads"]["house"][number] }) {
  const bars = rows.flatMap(({ label, value: text }) => {
    const value = parseAmount(text);
    return value === null ? [] : [{ label, value, text }];
  });
  if (rows.length === 0) return null;
  if (bars.length === rows.length) return <Bars title={title} bars={bars} />;
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * One place for an advertisement: fixed id and format, fixed height, so that nothing moves whatever arrives.
 * It holds one of our own notes; with a third-party provider that note stays until an ad stands in the frame over it.
 */
export function AdSlot({ page, slot = 0, turn = slot }: Props) {
  const ads = useContext(AdsContext);
  const names = ads?.pages[page] ?? [];
  const settings = ads?.slots[names[Math.min(slot, names.length - 1)] ?? ""];
  const note = ads?.house[turn % ads.house.length];
  if (!settings || !note) return null;
  return (
    <div className={styles.slot} data-ad-slot={settings.id} data-ad-format={settings.format}>
      <p className={styles.label}>Advertisement</p>
      <div className={styles.note}>
        <div className={styles.title}>{note.title}</div>
        <div>{note.text}</div>
        <Figures note={note} />
        <SiteLink to={note.link.to}>{note.link.label}</SiteLink>
      </div>
    </div>
  );
}
