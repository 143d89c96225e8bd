import { cpus, type } from "node:os";
import { isoDay } from "../../src/domain/text/format";

export function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

export function head(...titles: readonly string[]): string {
  return `${row(...titles)}\n${row(...titles.map((_, column) => (column === 0 ? "---" : "--:")))}`;
}

/** When and where something was measured: "2026-11-23. Linux, 2 × AMD EPYC, Node v22.1.0". */
export function measuredHere(): string {
  return `${isoDay(new Date())}. ${type()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}.`;
}
