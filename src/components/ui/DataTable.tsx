import type { ReactNode } from "react";

type Props = {
  caption: string;
  /** Whether the caption shows; else it is there for screen readers, where a heading stands above the table. */
  titled?: boolean;
  className?: string | undefined;
  heads: readonly ReactNode[];
  /** The cells of each row, of which the first is its heading. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table with a heading to each column and to each row. */
export function DataTable({ caption, titled = false, className, heads, rows }: Props) {
  return (
    <table className={className}>
      <caption className={titled ? undefined : "visually-hidden"}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={column} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
