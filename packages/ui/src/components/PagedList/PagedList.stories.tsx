import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CompanyRow } from '#trade/CompanyRow/CompanyRow.tsx';
import { CompanyRowSkeleton } from '#trade/CompanyRow/CompanyRowSkeleton.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { CompanyPagedList } from '#fixtures/company-paged-list.tsx';
import { bharat, companies } from '#fixtures/companies.ts';
import { contract } from './PagedList.contract.ts';
import { PagedList } from './PagedList.tsx';

const meta = {
  title: 'Components/Data display/PagedList',
  component: PagedList,
  parameters: { contract, operated: 'Failed' },
  args: {
    of: 'companies',
    items: companies.map((company) => <CompanyRow key={company.id} {...company} />),
    renderList: (items) => <RowList aria-label="Companies">{items}</RowList>,
    skeleton: <CompanyRowSkeleton />,
    emptyState: <EmptyState title="No users available" />,
    onRetry: fn(),
  },
} satisfies Meta<typeof PagedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', more: 'end' } };

/** Six skeletons while it loads. */
export const Loading: Story = { args: { state: 'loading' } };

/** Says that it failed, and how to try again. */
export const Failed: Story = { args: { state: 'error' } };

/** Nothing there. */
export const Empty: Story = { args: { items: [] } };

/** The next page is loading. */
export const LoadingMore: Story = { args: { more: 'loading', onLoadMore: fn() } };

/** A single row. */
export const One: Story = {
  args: { items: [<CompanyRow key="one" {...bharat} />], more: 'end', onLoadMore: fn() },
};

/** Ten thousand companies in pages of twenty, which load as the reader scrolls; nothing on the screen moves. */
export const Many: Story = {
  // Its end would push the rest of the page away.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: () => <CompanyPagedList total={10_000} />,
};

/** All states in turn. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <PagedList {...args} />
      <PagedList {...args} state="loading" />
      <PagedList {...args} state="error" />
      <PagedList {...args} items={[]} />
    </div>
  ),
};

export const RightToLeft: Story = { ...Failed, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  ...Failed,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
