import { Fragment, useId } from "react";
import { chartDescription } from "../../domain/charts/balance-chart";
import {
  CALLOUT_NAMES,
  type CalloutBlock,
  type CardsTableBlock,
  type ExampleBlock,
  type GuidePart,
} from "../../domain/guides/sections";
import { BarChart } from "../charts/BarChart";
import { BalanceLineChart } from "../charts/BalanceLineChart";
import { BalanceTable } from "../charts/BalanceTable";
import { ChartFigure } from "../charts/ChartFigure";
import { Prose } from "./Prose";
import { untranslated } from "../ui/untranslated";
import { MAX_COMPARED, comparePath } from "../../domain/catalog/compare-selection";
import { formatMonthOfYear } from "../../domain/text/format";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { DataTable } from "../ui/DataTable";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./GuideParts.module.css";

/** A remark beside the text: a common mistake, the law, a tip or a note, always said in words. */
function Callout({ callout: { callout, title, text } }: { callout: CalloutBlock }) {
  return (
    <div className={callout === "mistake" ? styles.mistake : styles.callout}>
      <p className={styles.title}>
        <strong>{CALLOUT_NAMES[callout]}</strong>
        {title && <span>{`: ${title}`}</span>}
      </p>
      <Prose nodes={text} />
    </div>
  );
}

/** A worked example in a ruled box: the figures first, of which the last is what it comes to, then what follows from them. */
function WorkedExample({ example: { title, rows, text } }: { example: ExampleBlock }) {
  const id = useId();
  return (
    <section className={styles.example} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <strong>Worked example:</strong> <span>{title}</span>
      </p>
      <table className={styles.rows}>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {rows.map(({ label, value }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td translate={untranslated(value)}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {text.length > 0 && <Prose nodes={text} />}
    </section>
  );
}

function CardsTable({ table: { title, asOf, cards, rows } }: { table: CardsTableBlock }) {
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
      <p className="foot-note">
        <span>{`APRs from ${formatMonthOfYear(asOf)} or later. `}</span>
        <SiteLink to={comparePath(selected)}>Compare them in full</SiteLink>
      </p>
    </div>
  );
}

function drawPart(part: GuidePart) {
  switch (part.kind) {
    case "text":
      return <Prose nodes={part.nodes} />;
    case "callout":
      return <Callout callout={part} />;
    case "example":
      return <WorkedExample example={part} />;
    case "bars":
      return <BarChart chart={part} />;
    case "balance":
      return (
        <ChartFigure
          title={part.title}
          description={part.description}
          table={<BalanceTable lines={part.lines} caption={chartDescription(part.lines)} />}
        >
          <BalanceLineChart title={part.title} lines={part.lines} />
        </ChartFigure>
      );
    case "cards":
      return <CardsTable table={part} />;
  }
}

export function GuideParts({ parts }: { parts: readonly GuidePart[] }) {
  return parts.map((part, index) => <Fragment key={index}>{drawPart(part)}</Fragment>);
}
