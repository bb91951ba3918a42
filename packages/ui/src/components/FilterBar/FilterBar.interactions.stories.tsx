import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Components/Forms/FilterBar/Interactions',
  component: FilterBar,
  tags: ['!autodocs', '!manifest'],
  args: {
    groups: [
      {
        id: 'port',
        label: 'Port',
        choices: [
          { value: 'kochi', label: 'Kochi', count: 2 },
          { value: 'kandla', label: 'Kandla', count: 0 },
        ],
      },
      { id: 'price', label: 'Price', range: { min: 0, max: 1000, kind: 'money' } },
      { id: 'age', label: 'Age', limit: { unit: 'days' } },
    ],
    value: {},
    resultCount: 2,
    onValueChange: fn(),
  },
  render: function Render({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first);
    return (
      <FilterBar
        {...args}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const chips = () =>
  within(screen.getByRole('list', { name: 'Chosen filters' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

export const ChosenInTheDrawer: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Kochi' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ port: ['kochi'] });
    await userEvent.type(drawer.getByRole('textbox', { name: 'From' }), '200');
    await userEvent.type(drawer.getByRole('textbox', { name: 'At most' }), '7');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.click(drawer.getByRole('button', { name: 'Show 2 results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      port: ['kochi'],
      price: { from: 200, to: null },
      age: { from: null, to: 7 },
    });
    await expect(screen.getByRole('button', { name: 'Filters (3)' })).toHaveFocus();
    await expect(chips()).toEqual(['Kochi', 'Price: from Rs. 200.00', 'Age: up to 7 days']);
  },
};

/** The number is left by Escape, which closes the drawer. */
export const EscapeKeepsTheNumber: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'To' }), '900');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chips()).toEqual(['Price: up to Rs. 900.00']));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ price: { from: null, to: 900 } });
  },
};

export const WrongNumbersChangeNothing: Story = {
  args: { value: { price: { from: 300, to: null } } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'To' }), '100');
    await userEvent.tab();
    await expect(drawer.getByRole('textbox', { name: 'To' })).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ price: { from: 300, to: null } });
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Kandla' }));
    await expect(drawer.getByRole('textbox', { name: 'To' })).toHaveValue('100.00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      port: ['kandla'],
      price: { from: 300, to: null },
    });
  },
};

/** The focus goes on to the next chip, and from the last to the line above the list. */
export const ChipsAreRemoved: Story = {
  args: { value: { port: ['kochi', 'kandla'], age: { from: null, to: 7 } } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove Kochi' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      port: ['kandla'],
      age: { from: null, to: 7 },
    });
    await expect(screen.getByRole('button', { name: 'Remove Kandla' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chips()).toEqual(['Age: up to 7 days']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await waitFor(() => expect(screen.getByRole('group', { name: 'Filter and sort' })).toHaveFocus());
  },
};

/** The choices that come would push it out of sight, where an arrow key still moved it. */
export const FocusDoesNotStartBelowChoicesThatLoad: Story = {
  args: {
    groups: [
      { id: 'port', label: 'Port', choices: [], state: 'loading' },
      { id: 'price', label: 'Price', range: { min: 0, max: 1000, kind: 'money' } },
    ],
  },
  play: async () => {
    screen.getByRole('button', { name: 'Filters' }).focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await expect(document.activeElement).toHaveAttribute('data-part', 'body');
  },
};

export const LoadingKeepsTheButton: Story = {
  args: { loading: true, resultCount: undefined },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('button', { name: 'Show results' })).toBeEnabled();
  },
};
