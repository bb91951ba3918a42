import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Column } from '#docs/story-layout.tsx';
import { contract } from './Pagination.contract.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function StatefulPagination({ page: first, onPageChange, ...args }: PaginationProps) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...args}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: { contract },
  args: { label: 'Products', page: 1, pageCount: 12, onPageChange: fn() },
  render: (args) => <StatefulPagination {...args} key={args.page} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { page: 6, pageCount: 20 } };

/** Of a long list there are always seven places, so Next stays under the pointer. */
export const Long: Story = { args: { page: 250, pageCount: 500 } };

/** Pages with addresses are links, which can be opened in a new tab and found by search engines. */
export const Links: Story = { args: { page: 3, getHref: (page) => `#page-${page}` } };

/** Where the number of pages is unknown, as with cursors. */
export const Cursor: Story = { args: { page: 3, pageCount: undefined } };

/** With the number of items it says which of them are shown, and counts the pages. */
export const Range: Story = { args: { pageCount: undefined, total: 1340, pageSize: 20, page: 3 } };

/** One page, few, many from start to end, and a cursor's first and last page. */
export const States: Story = {
  render: (args) => (
    <Column>
      {[
        [1, 1],
        [2, 5],
        [1, 20],
        [5, 20],
        [10, 20],
        [16, 20],
        [20, 20],
      ].map(([page = 1, pageCount]) => (
        <Pagination
          key={`${page} ${pageCount}`}
          {...args}
          label={`Page ${page} of ${pageCount}`}
          page={page}
          pageCount={pageCount}
        />
      ))}
      <Pagination {...args} label="Range" pageCount={undefined} total={340} pageSize={20} page={17} />
      <Pagination {...args} label="First" pageCount={undefined} />
      <Pagination {...args} label="Last" page={4} pageCount={undefined} hasNext={false} />
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    page: 6,
    label: 'المنتجات',
    labels: {
      previous: 'السابق',
      next: 'التالي',
      page: (page) => `الصفحة ${page}`,
      pageOf: (page, pageCount) => `الصفحة ${page} من ${pageCount}`,
    },
  },
};

/** A text replaces the numbers. */
export const Narrow: Story = {
  args: { page: 6 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
