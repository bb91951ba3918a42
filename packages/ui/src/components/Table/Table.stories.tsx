import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Badge } from '#components/Badge/Badge.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LoadMore } from '#components/LoadMore/LoadMore.tsx';
import { Pagination } from '#components/Pagination/Pagination.tsx';
import { Price } from '#components/Price/Price.tsx';
import { Column, width } from '#docs/story-layout.tsx';
import { manyProducts, products, longTextProduct, type ProductFixture } from '#fixtures/products.ts';
import { contract } from './Table.contract.ts';
import { Table, type TableProps } from './Table.tsx';

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
      stockQuantity > 0 ? stockQuantity.toLocaleString('en') : <Badge tone="critical">Out of stock</Badge>,
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

/** Narrower rows by the density of the page, with no setting of its own. */
export const Compact: Story = { globals: { density: 'compact' } };

const pageSize = 8;

/** A long table in pages. The caller pages and sorts the rows, as a server would. */
export const InPages: Story = {
  render: function InPages(args) {
    const [page, setPage] = useState(1);
    const all = manyProducts(100);
    return (
      <Column>
        <Table {...args} rows={all.slice((page - 1) * pageSize, page * pageSize)} />
        <Pagination
          label="Pages of products"
          page={page}
          pageCount={Math.ceil(all.length / pageSize)}
          onPageChange={setPage}
        />
      </Column>
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

/** Sorted, with long words, loading, empty and compact. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Table {...args} caption="Sorted" defaultSort={{ key: 'price', direction: 'descending' }} />
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
  args: {
    lang: 'ar',
    locale: 'ar',
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
