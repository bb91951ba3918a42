import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bharat } from '#fixtures/companies.ts';
import { foundMessages, now } from '#fixtures/conversations.ts';
import { ConversationSearch } from './ConversationSearch.tsx';

const meta = {
  title: 'Trade/Chat/ConversationSearch/Interactions',
  component: ConversationSearch,
  tags: ['!autodocs', '!manifest'],
  args: { query: 'coil', results: foundMessages, now, onQueryChange: fn(), onOpen: fn() },
} satisfies Meta<typeof ConversationSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const resultsIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: 'Messages found' }));

export const OpenedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const results = resultsIn(canvasElement);
    await userEvent.click(results.getAllByRole('button')[1]!);
    await expect(args.onOpen).toHaveBeenCalledWith(foundMessages[1]);
  },
};

export const OpenedByKeyboard: Story = {
  args: { resultHref: ({ companyId, _id }) => `#${companyId}/${_id}` },
  play: async ({ canvasElement, args }) => {
    const first = resultsIn(canvasElement).getAllByRole('link')[0]!;
    await expect(first).toHaveAttribute('href', `#${foundMessages[0]!.companyId}/${foundMessages[0]!._id}`);
    within(canvasElement).getByRole('button', { name: 'Clear search' }).focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(foundMessages[0]);
  },
};

export const SaysWhereTheWordsStand: Story = {
  play: async ({ canvasElement }) => {
    const [theirs, own] = resultsIn(canvasElement).getAllByRole('button');
    await expect(theirs).toHaveAccessibleName(/^Bharat Steel Works Tuesday Good morning! You asked for coil/);
    await expect(own).toHaveAccessibleName(/You: Coil, please: /);
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['coil', 'Coil', 'coil']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('messages: 3');
  },
};

export const TypedAndCleared: Story = {
  args: { query: '' },
  render: function Typing({ query: initial, ...args }) {
    const [query, setQuery] = useState(initial);
    return <ConversationSearch {...args} query={query} onQueryChange={setQuery} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search messages' });
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.type(field, 'coil');
    await expect(resultsIn(canvasElement).getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(field).toHaveFocus();
  },
};

export const ACompanyIsOpenedByKeyboard: Story = {
  args: {
    companies: [bharat],
    companyHref: ({ _id }) => `#${_id}`,
    onCompanyOpen: fn(),
  },
  play: async ({ canvas, args }) => {
    const found = within(canvas.getByRole('list', { name: 'Companies found' }));
    const link = found.getByRole('link', { name: bharat.companyName });
    await expect(link).toHaveAttribute('href', `#${bharat._id}`);
    await expect(canvas.getByRole('list', { name: 'Messages found' })).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('companies: 1');
    canvas.getByRole('searchbox', { name: 'Search chats' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCompanyOpen).toHaveBeenCalledWith(bharat);
  },
};

export const NoCompanyAndNoMessageIsSaid: Story = {
  args: { companies: [], results: [], query: 'quartz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No company or message with “quartz”' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const NothingFoundIsSaid: Story = {
  args: { results: [], query: ' quartz ' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'No messages with “quartz”' }),
    ).toBeVisible();
  },
};

export const FailureIsTriedAgain: Story = {
  args: { results: [], state: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The messages could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
