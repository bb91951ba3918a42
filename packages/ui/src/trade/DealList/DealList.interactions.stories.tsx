import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { coilDeal, deals, now } from '#fixtures/orders.ts';
import { DealList } from './DealList.tsx';

const meta = {
  title: 'Trade/Deals/DealList/Interactions',
  component: DealList,
  tags: ['!autodocs', '!manifest'],
  args: {
    view: 'needs-reply',
    side: 'all',
    deals,
    now,
    onViewChange: fn(),
    onSideChange: fn(),
    onSearch: fn(),
    onDealOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DealList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesByKeyboard: Story = {
  args: { counts: { needsReply: 2 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Needs reply 2' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith('waiting');
    canvas.getByRole('radio', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSideChange).toHaveBeenLastCalledWith('client');
  },
};

export const OnAPhoneTheChoicesAreSelects: Story = {
  decorators: [width(328)],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Orders');
    await expect(args.onViewChange).toHaveBeenLastCalledWith('orders');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Side' }), 'Selling');
    await expect(args.onSideChange).toHaveBeenLastCalledWith('vendor');
  },
};

export const NarrowsByStatusAndDue: Story = {
  args: {
    narrowing: { status: 'placed' },
    onNarrow: fn(),
    narrowingOptions: { status: ['new', 'countered', 'placed'], due: ['overdue', 'today', 'week'] },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('combobox', { name: 'Status' });
    await expect(status).toHaveDisplayValue('Placed');
    await userEvent.selectOptions(status, 'Open: countered');
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ status: 'countered' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Due' }), 'Overdue');
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ status: 'placed', due: 'overdue' });
    await userEvent.selectOptions(status, 'Any status');
    await expect(args.onNarrow).toHaveBeenLastCalledWith({});
  },
};

export const WithNoneLeftTheFiltersAreCleared: Story = {
  args: { deals: [], side: 'vendor', narrowing: { due: 'overdue' }, onNarrow: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No deal matches the filters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({});
    await expect(args.onSideChange).not.toHaveBeenCalled();
  },
};

export const SearchesOnEnterAndClears: Story = {
  render: function Render(args) {
    const [q, setQ] = useState('');
    return (
      <>
        <DealList
          {...args}
          q={q}
          onSearch={(next) => {
            args.onSearch?.(next);
            setQ(next);
          }}
        />
        <button type="button" onClick={() => setQ('yarn')}>
          Back
        </button>
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Search deals' });
    await userEvent.type(box, ' coil ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('coil');
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(box).toHaveValue('yarn');
  },
};

export const OpensADealAndMarksTheOpenOne: Story = {
  args: { currentId: coilDeal.id },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Deals' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(deals.length);
    const current = within(list).getByRole('button', { current: 'page' });
    await expect(current).toHaveTextContent(coilDeal.title);
    await userEvent.click(current);
    await expect(args.onDealOpen).toHaveBeenCalledWith(coilDeal);
  },
};

export const OpensTheDealAfterTheOpenOneByKeyboard: Story = {
  args: { currentId: coilDeal.id, dealHref: ({ id }) => `#${id}` },
  play: async ({ canvasElement, args }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Deals' }));
    const current = list.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName(coilDeal.title);
    current.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const next = deals[deals.indexOf(coilDeal) + 1];
    await expect(args.onDealOpen).toHaveBeenCalledWith(next);
  },
};

export const WithoutAMatchTheSearchIsCleared: Story = {
  args: { deals: [], q: 'brass', side: 'vendor' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No deal matches “brass”' })).toBeVisible();
    // The one in the box has the same name, and comes first.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' })[1]!);
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(args.onSideChange).not.toHaveBeenCalled();
  },
};

export const WithoutADealOfTheSideBothAreShown: Story = {
  args: { deals: [], side: 'vendor' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show buying and selling' }));
    await expect(args.onSideChange).toHaveBeenLastCalledWith('all');
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { deals: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
