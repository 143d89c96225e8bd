import { Fragment } from "react";
import type { GuidePart } from "../../domain/guides/guide-block";
import { BarChart } from "../charts/BarChart";
import { Callout } from "./Callout";
import { CardsTable } from "./CardsTable";
import { LineChart } from "../charts/LineChart";
import { Prose } from "./Prose";
import { WorkedExample } from "./WorkedExample";

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
      return <LineChart chart={part} />;
    case "cards":
      return <CardsTable table={part} />;
  }
}

/** A text's parts in their order: running text and editors' blocks. */
export function GuideParts({ parts }: { parts: readonly GuidePart[] }) {
  return parts.map((part, index) => <Fragment key={index}>{drawPart(part)}</Fragment>);
}
