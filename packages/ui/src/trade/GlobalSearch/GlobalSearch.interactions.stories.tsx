import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { noResults, searchResults } from '#fixtures/search.ts';
import { GlobalSearch } from './GlobalSearch.tsx';

const meta = {
  title: 'Trade/Search/GlobalSearch/Interactions',
  component: GlobalSearch,
  tags: ['!autodocs', '!manifest'],
  args: {
    results: searchResults,
    onSearch: fn(),
    onValueChange: fn(),
    onRetry: fn(),
    onCompanyOpen: fn(),
    onProductOpen: fn(),
    onRequestOpen: fn(),
  },
} satisfies Meta<typeof GlobalSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const findOption = (name: RegExp) => screen.findByRole('option', { name });
const highlightedOption = () => {
  const id = findBox().getAttribute('aria-activedescendant');
  return screen.getAllByRole('option').find((option) => option.id === id);
};
const isClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await expect(findBox()).toHaveAttribute('aria-expanded', 'false');
  for (const absent of ['aria-controls', 'aria-activedescendant'])
    await expect(findBox()).not.toHaveAttribute(absent);
};

export const OpensByTheFirstLetter: Story = {
  play: async () => {
    await userEvent.click(findBox());
    await isClosed();
    await userEvent.keyboard('s');
    const list = await screen.findByRole('listbox', { name: 'Search' });
    await expect(findBox()).toHaveAttribute('type', 'text');
    await expect(findBox()).toHaveAttribute('aria-controls', list.id);
    await expect(findBox()).not.toHaveAttribute('aria-activedescendant');
    const groups = within(list).getAllByRole('group');
    await expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([2, 2, 1]);
    await expect(within(list).getByRole('group', { name: 'Products' })).toHaveTextContent('Rs. 875.00');
    await expect(within(list).getAllByRole('option').at(-1)).toHaveTextContent('See all results for “s”');
    await expect(screen.getByRole('status')).toHaveTextContent('Results: 5');
    await expect(highlightedOption()).toBeUndefined();
  },
};

export const MarksTheBeginningsOfWords: Story = {
  play: async () => {
    await userEvent.type(findBox(), 'St (coil');
    const option = await findOption(/Hot-rolled steel coil/);
    const marks = within(option).getAllByText(/^(st|\(?coil)$/i, { selector: 'mark' });
    await expect(marks.map((mark) => mark.textContent)).toEqual(['st', 'St']);
  },
};

export const OpensByMouse: Story = {
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'steel');
    await userEvent.click(await findOption(/^Bharat/));
    await expect(args.onCompanyOpen).toHaveBeenCalledOnce();
    await expect(args.onCompanyOpen).toHaveBeenCalledWith(searchResults.companies[0]);
    await isClosed();
    await expect(findBox()).toHaveFocus();
    await expect(findBox()).toHaveValue('steel');
    await userEvent.click(findBox());
    await userEvent.click(await findOption(/Looking for 20 tonnes/));
    await expect(args.onRequestOpen).toHaveBeenCalledOnce();
    await expect(args.onRequestOpen).toHaveBeenCalledWith(searchResults.requests[0]);
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'steel');
    await findOption(/^Bharat/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlightedOption()).toHaveTextContent('Bharat Steel Works');
    await userEvent.keyboard('{ArrowUp}');
    await expect(highlightedOption()).toHaveTextContent('See all results for “steel”');
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlightedOption()).toHaveTextContent('Bharat Steel Works');
    await userEvent.keyboard('{End}');
    await expect(highlightedOption()).toHaveTextContent('See all results');
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect(highlightedOption()).toHaveTextContent('Hot-rolled steel coil');
    await expect(highlightedOption()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onProductOpen).toHaveBeenCalledOnce();
    await expect(args.onProductOpen).toHaveBeenCalledWith(searchResults.products[0]);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await isClosed();
    await userEvent.keyboard('{ArrowDown}');
    await findOption(/^Bharat/);
  },
};

export const EnterAsksForAllResults: Story = {
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'steel');
    await findOption(/^Bharat/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('steel');
    await isClosed();
    await userEvent.keyboard('{ArrowUp}');
    await findOption(/See all/);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(3);
    await expect(args.onCompanyOpen).not.toHaveBeenCalled();
  },
};

export const EscapeClosesThenClears: Story = {
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'steel');
    await findOption(/^Bharat/);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(findBox()).toHaveValue('steel');
    await userEvent.keyboard('{Escape}');
    await expect(findBox()).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(findBox()).toHaveFocus();
  },
};

export const ClearingClosesThePanel: Story = {
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await userEvent.type(findBox(), 'steel');
    await findOption(/^Bharat/);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await isClosed();
    await expect(findBox()).toHaveValue('');
    await expect(findBox()).toHaveFocus();
    await userEvent.keyboard('   ');
    await isClosed();
  },
};

export const LeavingChoosesNothing: Story = {
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'steel');
    await findOption(/^Bharat/);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await isClosed();
    await expect(args.onCompanyOpen).not.toHaveBeenCalled();
    await expect(findBox()).toHaveValue('steel');
    await userEvent.click(findBox());
    await findOption(/^Bharat/);
    await userEvent.click(document.body);
    await isClosed();
  },
};

/** Enter does not choose a result that has just arrived. */
export const NewResultsClearTheHighlight: Story = {
  render: function Render(args) {
    const [hasArrived, setHasArrived] = useState(false);
    return (
      <>
        <GlobalSearch {...args} results={hasArrived ? { ...searchResults, companies: [] } : searchResults} />
        <Button onPointerEnter={() => setHasArrived(true)}>Next results</Button>
      </>
    );
  },
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'steel');
    await findOption(/^Bharat/);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.hover(screen.getByRole('button', { name: 'Next results' }));
    await waitFor(() => expect(screen.queryByText('Companies')).not.toBeInTheDocument());
    await expect(highlightedOption()).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    await expect(args.onProductOpen).not.toHaveBeenCalled();
    await expect(args.onSearch).toHaveBeenCalledWith('steel');
  },
};

export const TypingInTheMiddleKeepsTheCaret: Story = {
  args: { defaultValue: 'steel' },
  play: async () => {
    await userEvent.click(findBox());
    findBox().setSelectionRange(2, 2);
    await userEvent.keyboard('xy');
    await expect(findBox()).toHaveValue('stxyeel');
    await expect(findBox().selectionStart).toBe(4);
  },
};

export const LoadingSaysSo: Story = {
  args: { results: undefined, state: 'loading' },
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'steel');
    await waitFor(() =>
      expect(screen.getByRole('listbox', { hidden: true })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('steel');
  },
};

export const NothingFoundIsSaid: Story = {
  args: { results: noResults },
  play: async () => {
    await userEvent.type(findBox(), 'zeppelin');
    await waitFor(() => expect(screen.getByText('Nothing found', { selector: 'p' })).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { state: 'error' },
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'steel');
    await expect(await screen.findByRole('status')).toHaveTextContent('The search did not work');
    await userEvent.click(await findOption(/Try again/));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(findBox()).toHaveFocus();
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'oil', { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await isClosed();
  },
};
