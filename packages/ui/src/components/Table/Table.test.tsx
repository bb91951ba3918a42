import type { Key } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { sortRows, type TableValue } from './sort-rows.ts';
import { selectRange } from './select-range.ts';
import { contract } from './Table.contract.ts';
import { Table, type TableProps } from './Table.tsx';
import { virtualRows } from './virtual-rows.tsx';

interface Product {
  id: string;
  name: string;
  stock: number;
}
const rows: Product[] = [
  { id: '1', name: 'Coil', stock: 12 },
  { id: '2', name: 'Beam', stock: 9 },
];
const table: TableProps<Product> = {
  caption: 'Products',
  columns: [
    { key: 'name', header: 'Product', sortable: true },
    { key: 'stock', header: 'Stock', align: 'end' },
  ],
  rows,
  rowKey: ({ id }) => id,
};

describeConformance({
  contract,
  render: (props) => <Table {...table} {...props} />,
  examples: [
    <Table key="loading" {...table} loading />,
    <Table key="empty" {...table} rows={[]} emptyState="None" />,
    <Table
      key="selected"
      {...table}
      selectable
      defaultSelectedKeys={['1']}
      renderBulkActions={() => 'Archive'}
    />,
    <Table key="virtual" {...table} selectable renderRows={virtualRows} maxHeight="80px" />,
    <Table key="high" {...table} defaultSort={{ key: 'name', direction: 'ascending' }} maxHeight="40px" />,
  ],
});

describe('Table', () => {
  let container: HTMLElement;
  let root: Root;

  beforeEach(() => {
    ({ container, root } = openRoot());
  });

  it('scrolls by the arrow keys', async () => {
    root.render(
      <div dir="ltr" style={{ inlineSize: 60 }}>
        <Table {...table} maxHeight="40px" />
      </div>,
    );
    const findRegion = () => container.querySelector<HTMLElement>('[role="region"]');
    await expect.poll(findRegion).not.toBeNull();
    const region = findRegion()!;
    await userEvent.tab();
    expect(document.activeElement).toBe(region);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => region.scrollTop).toBeGreaterThan(0);
  });

  it('selects a range by the browser’s own Shift and Space', async () => {
    const onSelectedKeysChange = vi.fn<(keys: readonly Key[]) => void>();
    const rows = ['a', 'b', 'c'].map((id) => ({ id, name: id, stock: 1 }));
    root.render(<Table {...table} rows={rows} selectable onSelectedKeysChange={onSelectedKeysChange} />);
    const boxes = () => container.querySelectorAll<HTMLElement>('tbody input');
    await expect.poll(boxes).toHaveLength(3);
    boxes()[0]!.focus();
    await userEvent.keyboard(' ');
    boxes()[2]!.focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.poll(() => onSelectedKeysChange.mock.lastCall).toEqual([['a', 'b', 'c']]);
  });
});

describe('selectRange', () => {
  const rows = ['a', 'b', 'c', 'd'];

  it.each([
    [['b'], ['b', 'd'], true, ['b', 'c', 'd']],
    [['d'], ['d', 'b'], true, ['b', 'c', 'd']],
    [['x', 'a', 'b', 'c'], ['c', 'b'], false, ['x', 'a']],
    [['x'], [undefined, 'c'], true, ['x', 'c']],
    // The row before is on another page.
    [['x'], ['x', 'c'], true, ['x', 'c']],
  ] as const)('of %j from %j: %s', (selected, range, isSelected, expected) => {
    expect(selectRange(selected, rows, range, isSelected)).toEqual(expected);
  });
});

describe('sortRows', () => {
  const sorted = (values: TableValue[], direction: 'ascending' | 'descending' = 'ascending') =>
    sortRows(values, (value) => value, direction, 'en');

  it('orders numbers by size, words by the language, and numbers within words by size', () => {
    expect(sorted([10, 9, -1, 2.5])).toEqual([-1, 2.5, 9, 10]);
    expect(sorted(['zinc', 'Éclair', 'eel', 'Acme'])).toEqual(['Acme', 'Éclair', 'eel', 'zinc']);
    expect(sorted(['Coil 10', 'Coil 9'])).toEqual(['Coil 9', 'Coil 10']);
  });

  it('orders dates by time, and false before true', () => {
    const [early, late] = [new Date('2024-01-01'), new Date('2026-01-01')];
    expect(sorted([late, early])).toEqual([early, late]);
    expect(sorted([true, false])).toEqual([false, true]);
  });

  it('puts what is empty last, both ways', () => {
    expect(sorted([null, 2, NaN, 1])).toEqual([1, 2, null, NaN]);
    expect(sorted(['', 'a', 'b'], 'descending')).toEqual(['b', 'a', '']);
  });

  it('keeps the order of equals both ways, and the list it was given', () => {
    const given = [
      { id: 1, price: 5 },
      { id: 2, price: 5 },
      { id: 3, price: 1 },
    ];
    const ids = (direction: 'ascending' | 'descending') =>
      sortRows(given, ({ price }) => price, direction, 'en').map(({ id }) => id);
    expect(ids('ascending')).toEqual([3, 1, 2]);
    expect(ids('descending')).toEqual([1, 2, 3]);
    expect(given.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
