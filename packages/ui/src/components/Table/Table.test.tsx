import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { sortRows, type TableValue } from './sort-rows.ts';
import { contract } from './Table.contract.ts';
import { Table, type TableProps } from './Table.tsx';

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
    <Table key="high" {...table} defaultSort={{ key: 'name', direction: 'ascending' }} maxHeight="40px" />,
  ],
});

describe('Table', () => {
  it('scrolls by the arrow keys', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
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
    root.unmount();
    container.remove();
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
