import type { ReactElement } from "react";
import type { GuidePart } from "../../domain/guides/guide-block";
import { AdSlot } from "../ads/AdSlot";
import { BarChart } from "../charts/BarChart";
import { Callout } from "./Callout";
import { CardsTable } from "./CardsTable";
import { LineChart } from "../charts/LineChart";
import { Prose } from "./Prose";
import { WorkedExample } from "./WorkedExample";
import * as styles from "./GuideParts.module.css";

/** A chart knows nothing of files; where it is to say its own, a box around it does. */
function withMark(source: string | undefined, chart: ReactElement) {
  if (source === undefined) return chart;
  return (
    <div key={chart.key} data-source={source}>
      {chart}
    </div>
  );
}

function drawPart(part: GuidePart, index: number) {
  switch (part.kind) {
    case "text":
      return <Prose key={index} nodes={part.nodes} />;
    case "callout":
      return <Callout key={index} callout={part} />;
    case "example":
      return <WorkedExample key={index} example={part} />;
    case "bars":
      return withMark(part.source, <BarChart key={index} chart={part} />);
    case "balance":
      return withMark(part.source, <LineChart key={index} chart={part} />);
    case "cards":
      return <CardsTable key={index} table={part} />;
    case "term":
      return (
        <dl key={index} className={styles.term} data-source={part.source}>
          <dt>{part.term}</dt>
          <dd>{part.definition}</dd>
        </dl>
      );
    case "ad":
      return <AdSlot key={index} page="guide" turn={index} />;
  }
}

/** A text's parts in their order: running text and editors' blocks. */
export function GuideParts({ parts }: { parts: readonly GuidePart[] }) {
  return <>{parts.map(drawPart)}</>;
}
