import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterPanel } from './FilterPanel.tsx';

const meta = {
  title: 'Components/Forms/FilterPanel/Interactions',
  component: FilterPanel,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Filters',
    groups: [
      {
        id: 'port',
        label: 'Port',
        shown: 2,
        choices: ['Chennai', 'Kandla', 'Kochi', 'Mumbai'].map((label, index) => ({
          value: label,
          label,
          count: index,
        })),
      },
      { id: 'price', label: 'Price', range: { min: 0, max: 1000 } },
    ],
    resultCount: 1,
    onValueChange: fn(),
  },
  render: (args) => (
    <form aria-label="Store">
      <FilterPanel {...args} />
    </form>
  ),
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).value);

export const ChosenAndCleared: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const clear = canvas.getByRole('button', { name: 'Clear filters' });
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }));
    await expect(labels(canvasElement)).toEqual(['Chennai', 'Kandla', 'Kochi', 'Mumbai']);
    await expect(canvas.getByRole('checkbox', { name: 'Mumbai' })).toHaveAccessibleDescription('3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mumbai' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(labels(canvasElement)).toEqual(['Chennai', 'Kandla', 'Mumbai']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      port: ['Mumbai'],
      price: { from: 5, to: null },
    });
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('port')).toEqual(['Mumbai']);
    await userEvent.click(clear);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(clear).toHaveFocus();
  },
};

export const ARangeTakesTheWholeWidth: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('group', { name: 'Filters' });
    const numbers = panel.querySelector<HTMLElement>(
      "[data-component='RangeField'] > [data-part='numbers']",
    )!;
    await expect(numbers.offsetWidth).toBe(panel.offsetWidth);
  },
};

/** A list is not fetched anew at every digit. */
export const NumbersAreCommittedWhenTheyAreThere: Story = {
  args: { onValueCommit: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kandla' }));
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenCalledWith({ port: ['Kandla'] });
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '250');
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onValueCommit).toHaveBeenCalledTimes(2);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({
      port: ['Kandla'],
      price: { from: null, to: 250 },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({});
  },
};

export const FailedChoicesAreLoadedAgain: Story = {
  args: { groups: [{ id: 'port', label: 'Port', choices: [], state: 'error', onRetry: fn() }] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.groups[0]).toHaveProperty('onRetry.mock.calls.length', 1);
  },
};

export const ClosedAndOpened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Port'));
    await expect(canvas.getByRole('checkbox', { name: 'Chennai' })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Port'));
    canvas.getByRole('checkbox', { name: 'Chennai' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Chennai' })).toBeChecked();
    await expect(canvas.getByText('1 chosen')).toBeVisible();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true, loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Chennai' })).toBeDisabled();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Counting…');
  },
};
