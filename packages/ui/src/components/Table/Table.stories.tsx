import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Alert } from '#components/Alert/Alert.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EditableCell } from '#components/EditableCell/EditableCell.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LoadMore } from '#components/LoadMore/LoadMore.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { Pagination } from '#components/Pagination/Pagination.tsx';
import { Price } from '#components/Price/Price.tsx';
import { Column, width } from '#docs/story-layout.tsx';
import { aMoment } from '#fixtures/a-moment.ts';
import { manyProducts, products, longTextProduct, type ProductFixture } from '#fixtures/products.ts';
import { formatNumber } from '#locale/format.ts';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';
import { contract } from './Table.contract.ts';
import { Table, type TableProps } from './Table.tsx';
import { virtualRows } from './virtual-rows.tsx';

const columns: TableProps<ProductFixture>['columns'] = [
  { key: 'name', header: 'Product', sortable: true, width: '40%' },
  { key: 'category', header: 'Category', sortable: true },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    sortable: true,
    render: ({ price }) => <Price price={price} size="sm" />,
  },
  {
    key: 'discount',
    header: 'Discount',
    align: 'end',
    sortable: true,
    render: ({ discount }) => (discount > 0 ? `${discount} %` : '–'),
  },
  {
    key: 'stockQuantity',
    header: 'Stock',
    align: 'end',
    sortable: true,
    render: ({ stockQuantity }) =>
      stockQuantity > 0 ? formatNumber(stockQuantity) : <Badge tone="critical">Out of stock</Badge>,
  },
  { key: 'sku', header: 'SKU', render: ({ sku }) => <span style={{ whiteSpace: 'nowrap' }}>{sku}</span> },
];

const ProductTable = (props: TableProps<ProductFixture>) => <Table {...props} />;

const meta = {
  title: 'Components/Data display/Table',
  component: ProductTable,
  parameters: { contract },
  args: { caption: 'Products', columns, rows: products, rowKey: ({ id }) => id, onSortChange: fn() },
} satisfies Meta<typeof ProductTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { captionVisibility: 'shown', loading: false, defaultSort: { key: 'price', direction: 'ascending' } },
};

/** Sorted at first by one column; the table sorts the rows it is given. */
export const Sorted: Story = { args: { defaultSort: { key: 'stockQuantity', direction: 'descending' } } };

/** The head stays while fifty rows scroll below it. */
export const StickyHead: Story = { args: { rows: manyProducts(50), maxHeight: '24rem' } };

/** Where a heading above already says what it is. */
export const HiddenCaption: Story = { args: { captionVisibility: 'hidden' } };

/** Rows that are loading. */
export const Loading: Story = { args: { rows: [], loading: true } };

/** The head stays, so that the reader sees what will be here. */
export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <EmptyState
        icon={<PackageOpen />}
        title="You have no products yet"
        description="The products you add appear here and on every vendor’s Home."
      />
    ),
  },
};

/** The rows could not be loaded. */
export const Failed: Story = {
  args: {
    rows: [],
    emptyState: (
      <Alert
        tone="critical"
        title="The products could not be loaded."
        actions={
          <Button variant="secondary" size="sm" onClick={fn()}>
            Try again
          </Button>
        }
      />
    ),
  },
};

/** Long words wrap; numbers stay on one line. */
export const LongText: Story = { args: { rows: [longTextProduct, ...products], selectable: true } };

/** Narrower rows by the density of the page, with no setting of its own. */
export const Compact: Story = { globals: { density: 'compact' } };

/** Each row has a checkbox; Shift selects a range. */
export const Selection: Story = {
  args: { selectable: true, defaultSelectedKeys: products.slice(0, 2).map(({ id }) => id) },
};

/** Products that are out of stock cannot be selected. */
export const RowsThatCannotBeSelected: Story = {
  args: { ...Selection.args, isRowSelectable: ({ stockQuantity }) => stockQuantity > 0 },
};

/** What can be done with the selected rows covers the headers, so that nothing moves. */
export const BulkActions: Story = {
  args: {
    ...Selection.args,
    renderBulkActions: ({ clear }) => (
      <>
        <Button variant="secondary" size="sm" onClick={clear}>
          Publish
        </Button>
        <Button variant="secondary" size="sm" onClick={clear}>
          Archive
        </Button>
      </>
    ),
  },
};

/** Prices and stock that are changed where they stand. A server takes a moment, and refuses 13. */
export const Editable: Story = {
  render: function Editable(args) {
    const [rows, setRows] = useState(args.rows);
    const save = async (id: string, change: Partial<ProductFixture>) => {
      await aMoment();
      if (Object.values(change).includes(13)) throw new Error('13 is not sold.');
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...change } : row)));
    };
    return (
      <Table
        {...args}
        rows={rows}
        columns={[
          { key: 'name', header: 'Product', sortable: true, width: '40%' },
          { key: 'category', header: 'Category' },
          {
            key: 'price',
            header: 'Price',
            align: 'end',
            sortable: true,
            render: ({ id, name, price }) => (
              <EditableCell
                label={`Price of ${name}`}
                value={price}
                onSave={(next) => save(id, { price: next })}
                renderField={(field) => <MoneyField {...field} />}
              >
                <Price price={price} size="sm" />
              </EditableCell>
            ),
          },
          {
            key: 'stockQuantity',
            header: 'Stock',
            align: 'end',
            sortable: true,
            render: ({ id, name, stockQuantity }) => (
              <EditableCell
                label={`Stock of ${name}`}
                value={stockQuantity}
                onSave={(next) => save(id, { stockQuantity: next })}
                renderField={(field) => <NumberField {...field} min={0} step={1} />}
              >
                {formatNumber(stockQuantity)}
              </EditableCell>
            ),
          },
        ]}
      />
    );
  },
};

/** Of ten thousand rows only those in sight are rendered. */
export const Virtual: Story = {
  args: { rows: manyProducts(10_000), maxHeight: '32rem', selectable: true, renderRows: virtualRows },
};

const pageSize = 8;
const all = manyProducts(340);

/** A long table in pages. The caller pages and sorts the rows, as a server would; rows of other pages stay selected. */
export const Pages: Story = {
  args: { selectable: true },
  render: function Pages(args) {
    const [page, setPage] = useState(1);
    return (
      <Table
        {...args}
        rows={all.slice((page - 1) * pageSize, page * pageSize)}
        footer={
          <Pagination
            label="Pages of products"
            page={page}
            total={all.length}
            pageSize={pageSize}
            onPageChange={setPage}
          />
        }
      />
    );
  },
};

/** A long table that loads more rows as the reader scrolls. */
export const GoesOn: Story = {
  render: function GoesOn(args) {
    const [count, setCount] = useState(20);
    return (
      <>
        <Table {...args} rows={manyProducts(count)} />
        <LoadMore
          state={count < 100 ? 'idle' : 'end'}
          onLoadMore={() => setCount(count + 20)}
          distance={0}
          endMessage="You have seen every product."
        />
      </>
    );
  },
};

/** Sorted, selected, with long words, loading, empty and compact. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Table {...args} caption="Sorted" defaultSort={{ key: 'price', direction: 'descending' }} />
      <Table {...args} {...BulkActions.args} caption="Selected" />
      <Table {...args} caption="Long words" rows={[longTextProduct, ...products.slice(0, 1)]} />
      <Table {...args} caption="Loading" loading />
      <Table {...args} caption="Empty" rows={[]} emptyState={<EmptyState title="No products" />} />
      <div data-gh-density="compact">
        <Table {...args} caption="Compact" />
      </div>
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar">
        <Story />
      </LocaleProvider>
    ),
  ],
  args: {
    lang: 'ar',
    selectable: true,
    defaultSelectedKeys: [products[0]!.id],
    caption: 'المنتجات',
    columns: [
      { key: 'name', header: 'المنتج', sortable: true },
      { key: 'category', header: 'الفئة', sortable: true },
      { key: 'price', header: 'السعر', align: 'end', sortable: true },
      { key: 'stockQuantity', header: 'المخزون', align: 'end', sortable: true },
    ],
    rows: [
      { ...products[0]!, name: 'لفائف الصلب المدرفلة على الساخن', category: 'الصلب' },
      { ...products[1]!, name: 'قرص فرامل مهوّى', category: 'السيارات' },
    ],
  },
};

/** Scrolls sideways within itself; the names stay in sight. */
export const Narrow: Story = { decorators: [width(288)] };
