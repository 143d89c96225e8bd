import type { ReactElement } from "react";
import type { GuidePart } from "../../domain/guides/guide-block";
import { BarChart } from "../charts/BarChart";
import { Callout } from "./Callout";
import { CardsTable } from "./CardsTable";
import { LineChart } from "../charts/LineChart";
import { Prose } from "./Prose";
import { WorkedExample } from "./WorkedExample";

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
  }
}

/** A text's parts in their order: running text and editors' blocks. */
export function GuideParts({ parts }: { parts: readonly GuidePart[] }) {
  return <>{parts.map(drawPart)}</>;
}
