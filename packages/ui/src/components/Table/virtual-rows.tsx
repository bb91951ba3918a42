'use client';
import { Fragment } from 'react';
import { useRowVirtualizer } from './row-virtualizer.ts';
import type { TableRows } from './TableBody.tsx';

/** Stands for the rows between those that are rendered. */
const Gap = ({ size }: { size: number }) =>
  size > 0 && (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is hidden, and no control */}
      <td style={{ blockSize: size, padding: 0 }} />
    </tr>
  );

function VirtualRows({ keys, renderRow, region }: TableRows) {
  // Of the virtualizer the compiler would keep what it said first.
  'use no memo';
  const virtualizer = useRowVirtualizer({ keys, region });
  const items = virtualizer.getVirtualItems();
  return (
    <>
      {items.map(({ index, key, start }, place) => (
        <Fragment key={key}>
          <Gap size={start - (items[place - 1]?.end ?? 0)} />
          {renderRow(index, {
            ref: virtualizer.measureElement,
            'data-index': index,
            'aria-rowindex': index + 2,
          })}
        </Fragment>
      ))}
      <Gap size={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </>
  );
}

/**
 * For `renderRows` of `Table`: of thousands of rows it renders only those in sight. Give the table a `maxHeight`, for it
 * scrolls within itself. Find-in-page and print see only these rows.
 */
export const virtualRows = (rows: TableRows) => <VirtualRows {...rows} />;
