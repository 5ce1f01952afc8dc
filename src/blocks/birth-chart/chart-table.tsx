import type { ReactNode } from 'react';
import { table } from '#styles/sky/birth-chart.late.css.ts';
import { hidden, rubric } from '#styles/text.css.ts';

export interface ChartTableProps {
  caption: string;
  /** Column headings, for screen readers only. */
  columns: readonly string[];
  /** Each row's key and cells; the first cell is the row's heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A small table beside or under the chart. */
export const ChartTable = ({ caption, columns, rows }: ChartTableProps) => (
  <table className={table}>
    <caption className={rubric}>{caption}</caption>
    <thead className={hidden}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [heading, ...rest] }) => (
        <tr key={key}>
          <th scope="row">{heading}</th>
          {rest.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
