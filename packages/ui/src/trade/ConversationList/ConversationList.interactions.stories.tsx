import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { conversations, foundMessages } from '#fixtures/conversations.ts';
import { ConversationSearch } from '#trade/ConversationSearch/ConversationSearch.tsx';
import { ConversationList } from './ConversationList.tsx';

const meta = {
  title: 'Trade/Chat/ConversationList/Interactions',
  component: ConversationList,
  tags: ['!autodocs', '!manifest'],
  args: { conversations, selectedId: 'c-bharat', onSelect: fn() },
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SelectedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Sahyadri Pharma/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('c-sahyadri');
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('c-sahyadri');
  },
};

export const MarksTheOpenOne: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Connections' });
    const [first, second] = within(region).getAllByRole('button');
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(second).not.toHaveAttribute('aria-current');
  },
};

export const WithoutCallbackNothingIsPressed: Story = {
  render: () => <ConversationList conversations={conversations} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const UnreadIsInTheName: Story = {
  args: {
    conversations: conversations.map((conversation, index) => ({ ...conversation, unread: index && 1200 })),
  },
  play: async ({ canvasElement }) => {
    const [read, unread] = within(canvasElement).getAllByRole('button');
    await expect(read).not.toHaveAccessibleName(/unread/);
    await expect(unread).toHaveAccessibleName(/^Sahyadri Pharma.* 1,200 unread messages$/);
    await expect(unread).toHaveTextContent('99+');
  },
};

/** As in a navigation at the side, which does not grow with the text. */
export const WithLargeTextNamesAreWhole: Story = {
  args: { size: 'sm', conversations: conversations.map((one) => ({ ...one, unread: 3 })) },
  decorators: [width(216)],
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      const names = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="name"]')];
      for (const name of names) {
        await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
        await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
      }
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    } finally {
      root.style.fontSize = '';
    }
  },
};

export const LoadingIsSaid: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Connections' });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(within(region).queryByRole('button')).toBeNull();
  },
};

export const WhatWasFoundTakesThePlaceOfTheRows: Story = {
  render: function Searching(args) {
    const [query, setQuery] = useState('');
    return (
      <ConversationList
        {...args}
        search={
          <ConversationSearch query={query} onQueryChange={setQuery} results={foundMessages} onOpen={fn()} />
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('button', { name: /^Nimbus IT Services/ });
    await expect(row).toBeVisible();
    const field = canvas.getByRole('searchbox').closest('[data-part="box"]')!.getBoundingClientRect();
    await expect(field.left).toBeCloseTo(row.firstElementChild!.getBoundingClientRect().left, 0);
    await userEvent.type(canvas.getByRole('searchbox'), 'coil');
    await expect(canvas.getByRole('list', { name: 'Messages found' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Nimbus IT Services/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('button', { name: /^Nimbus IT Services/ })).toBeVisible();
  },
};

export const WithAddressesRowsAreLinks: Story = {
  args: { conversationHref: (companyId) => `#${companyId}` },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', '#c-bharat');
    await userEvent.click(canvas.getByRole('link', { name: /^Sahyadri Pharma/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('c-sahyadri');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
