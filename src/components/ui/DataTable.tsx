import type { ReactNode } from "react";
import { untranslated } from "./untranslated";

type Props = {
  caption: string;
  /** True shows the caption; else it is there for screen readers, where a heading is above the table. */
  titled?: boolean;
  className?: string | undefined;
  heads: readonly ReactNode[];
  /** The cells of each row, of which the first is its heading. */
  rows: readonly (readonly ReactNode[])[];
};

/** Keeps a translator from a cell that holds figures alone. */
const figure = (text: ReactNode) => ({ translate: typeof text === "string" ? untranslated(text) : undefined });

export function DataTable({ caption, titled = false, className, heads, rows }: Props) {
  return (
    <table className={className}>
      <caption className={titled ? undefined : "visually-hidden"}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={column} scope="col" {...figure(head)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row" {...figure(head)}>
              {head}
            </th>
            {cells.map((cell, column) => (
              <td key={column} {...figure(cell)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
