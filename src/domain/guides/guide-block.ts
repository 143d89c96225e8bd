import type { RootContent } from "hast";
import type { CalloutKind, ChartUnit } from "../../schema/vocabulary";
import type { BalanceLine } from "../charts/balance-chart";

/** A callout says what it is in words, never by color or sign alone. */
export const CALLOUT_NAMES: Record<CalloutKind, string> = {
  mistake: "Common mistake",
  law: "The law",
  tip: "Tip",
  note: "Note",
};

export type CalloutBlock = { kind: "callout"; callout: CalloutKind; title: string | null; text: RootContent[] };
export type ExampleBlock = {
  kind: "example";
  title: string;
  rows: { label: string; value: string }[];
  text: RootContent[];
};
/** A bar with its value, from 0, and the text that shows it. */
type Bar = { label: string; value: number; text: string };
export type BarChartBlock = { kind: "bars"; title: string; description: string; unit: ChartUnit; bars: Bar[] };
export type LineChartBlock = { kind: "balance"; title: string; description: string; lines: BalanceLine[] };
export type CardsTableBlock = {
  kind: "cards";
  title: string;
  /** The month that the oldest of the terms describe, as year and month. */
  asOf: string;
  cards: { id: string; name: string }[];
  rows: { label: string; cells: { text: string; isEstimate: boolean }[] }[];
};

export type GuideBlock = CalloutBlock | ExampleBlock | BarChartBlock | LineChartBlock | CardsTableBlock;

export type RunningText = { kind: "text"; nodes: RootContent[] };

export type GuidePart = RunningText | GuideBlock;
