import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

export interface TableProps {
  /** What the table is about, for those who reach it by keyboard to scroll it. */
  label: string;
  heads: readonly string[];
  /** Cells by row. Text is Markdown. */
  rows: readonly (readonly ReactNode[])[];
}

const write = (cell: ReactNode) =>
  typeof cell === 'string' ? <Markdown options={{ forceInline: true }}>{cell}</Markdown> : cell;

/** A table of the documentation's pages, which scrolls sideways where it is wider than its place, and is a list on phones. */
export function Table({ label, heads, rows }: TableProps) {
  return (
    <div className="docs-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={heads[column]} data-head={heads[column]}>
                  {write(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
