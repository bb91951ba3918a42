'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import type { TableColumn } from './table-column.ts';

interface TableRowProps<Row extends object> extends Omit<ComponentProps<'tr'>, 'onSelect'> {
  /** The columns, in reading order. */
  columns: readonly TableColumn<Row>[];
  /** The content of the cell of a column. */
  contentOf: (column: TableColumn<Row>) => ReactNode;
  /** Its checkbox; null where rows cannot be selected. */
  checkbox:
    | {
        label: string;
        isSelected: boolean;
        /** Called after each press, with whether Shift was held. */
        onSelect: (isSelected: boolean, isRange: boolean) => void;
      }
    | 'none yet'
    | null;
}

/** One row. Its first cell is its header. */
export function TableRow<Row extends object>({ columns, contentOf, checkbox, ...rest }: TableRowProps<Row>) {
  const control = checkbox === 'none yet' ? null : checkbox;
  return (
    <tr data-selected={control?.isSelected ? '' : undefined} {...rest}>
      {checkbox && (
        <td data-part="select">
          {control && (
            <Checkbox
              label={control.label}
              hideLabel
              checked={control.isSelected}
              // React's change of a checkbox is its click, by Space too, and a click knows of Shift.
              onChange={({ target, nativeEvent }) =>
                control.onSelect(target.checked, (nativeEvent as MouseEvent).shiftKey)
              }
            />
          )}
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            data-part="cell"
            data-justify={column.align ?? 'start'}
            scope={index === 0 ? 'row' : undefined}
          >
            {contentOf(column)}
          </Cell>
        );
      })}
    </tr>
  );
}
