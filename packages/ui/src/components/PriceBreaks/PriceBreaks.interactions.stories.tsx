import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { PriceBreaks } from './PriceBreaks.tsx';

const meta = {
  title: 'Components/Forms/PriceBreaks/Interactions',
  component: PriceBreaks,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Prices', name: 'prices', onValueChange: fn() },
  render: (args) => (
    <form aria-label="Product">
      <PriceBreaks {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
} satisfies Meta<typeof PriceBreaks>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('textbox', { name });
const formIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLFormElement>('form');

export const WrittenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement, 'Quantity of price 1'), '10{Tab}100');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(box(canvasElement, 'Quantity of price 2')).toHaveFocus();
    await userEvent.keyboard('10{Tab}100{Tab}');
    await expect(box(canvasElement, 'Quantity of price 2')).toHaveAccessibleDescription('Enter 11 or more.');
    await expect(box(canvasElement, 'Price 2')).toBeInvalid();
    await expect(formIn(canvasElement).checkValidity()).toBe(false);
    await userEvent.type(box(canvasElement, 'Quantity of price 2'), '0');
    await userEvent.clear(box(canvasElement, 'Price 2'));
    await userEvent.type(box(canvasElement, 'Price 2'), '90.5');
    await expect(formIn(canvasElement).checkValidity()).toBe(true);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { from: 10, price: 100 },
      { from: 100, price: 90.5 },
    ]);
    await expect([...new FormData(formIn(canvasElement))]).toEqual([
      ['prices.0.from', '10'],
      ['prices.0.price', '100'],
      ['prices.1.from', '100'],
      ['prices.1.price', '90.5'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove price 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ from: 100, price: 90.5 }]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Price 1 removed');
    await expect(canvas.getByRole('button', { name: 'Add a price' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box(canvasElement, 'Quantity of price 1')).toHaveValue('');
  },
};

export const FewAndBelowThePrice: Story = {
  args: { minRows: 0, maxRows: 1, below: 100, defaultValue: [{ from: 10, price: 100 }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(box(canvasElement, 'Price 1'));
    await userEvent.tab();
    await expect(box(canvasElement, 'Price 1')).toHaveAccessibleDescription(/Enter 99\.99 or less\./);
    await expect(canvas.getByRole('button', { name: 'Add a price' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove price 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Add a price' })).toHaveFocus();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement, 'Price 1')).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: 'Add a price' })).toBeDisabled();
  },
};

export const NarrowShowsWholeAmounts: Story = {
  args: {
    defaultValue: [
      { from: 100, price: 20_400 },
      { from: 5000, price: 10_400.5 },
    ],
  },
  decorators: [width(280)],
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox'))
      await expect(input.scrollWidth).toBe(input.clientWidth);
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(280);
  },
};
