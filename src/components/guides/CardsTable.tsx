import { Fragment } from "react";
import { MAX_COMPARED, comparePath } from "../../domain/catalog/compare-selection";
import { formatMonthOfYear } from "../../domain/text/format";
import type { CardsTableBlock as CardsBlock } from "../../domain/guides/guide-block";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { DataTable } from "../ui/DataTable";
import { ScrollRegion } from "../ui/ScrollRegion";
import { untranslated } from "../ui/untranslated";
import * as styles from "./CardsTable.module.css";

/** Some facts of some cards side by side, with the month that they describe and the way to compare the cards fully. */
export function CardsTable({ table: { title, asOf, cards, rows } }: { table: CardsBlock }) {
  const selected = cards.map(({ id }) => id).slice(0, MAX_COMPARED);
  return (
    <div className={styles.cards}>
      <ScrollRegion label={`Table: ${title}`}>
        <DataTable
          caption={title}
          titled
          heads={[
            "Card",
            ...cards.map(({ id, name }) => (
              <SiteLink key={id} to={cardPath(id)} translate="no">
                {name}
              </SiteLink>
            )),
          ]}
          rows={rows.map(({ label, cells }) => [
            label,
            ...cells.map(({ text, isEstimate }, index) => (
              <Fragment key={index}>
                <span translate={untranslated(text)}>{text}</span>
                {isEstimate && <span className="small-note"> estimate</span>}
              </Fragment>
            )),
          ])}
        />
      </ScrollRegion>
      <p className="small-note">
        <span>{`Terms as of ${formatMonthOfYear(asOf)}. `}</span>
        <SiteLink to={comparePath(selected)}>Compare them in full</SiteLink>
      </p>
    </div>
  );
}
