import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChangeReview } from './ChangeReview.tsx';

const meta = {
  title: 'Trade/Products/ChangeReview/Interactions',
  component: ChangeReview,
  tags: ['!autodocs', '!manifest'],
  args: {
    rows: [
      { field: 'price', label: 'Price', mine: 'Rs. 900.00', theirs: 'Rs. 950.00' },
      { field: 'name', label: 'Name', mine: 'Coil', theirs: 'Steel coil' },
      { field: 'sku', label: 'SKU', mine: 'A-1', theirs: '' },
    ],
    onResolve: fn(),
  },
} satisfies Meta<typeof ChangeReview>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const KeepsYoursUnlessToldOtherwise: Story = {
  play: async ({ canvasElement, args }) => {
    const price = within(within(canvasElement).getByRole('group', { name: 'Price' }));
    await expect(price.getByRole('radio', { name: 'Keep yours' })).toHaveAccessibleDescription('Rs. 900.00');
    await expect(price.getByRole('radio', { name: 'Use theirs' })).toHaveAccessibleDescription('Rs. 950.00');
    await press(canvasElement, 'Save what is chosen');
    await expect(args.onResolve).toHaveBeenCalledWith({ price: 'mine', name: 'mine', sku: 'mine' });
  },
};

export const ChosenFieldByField: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const sku = within(within(canvasElement).getByRole('group', { name: 'SKU' }));
    const theirs = sku.getByRole('radio', { name: 'Use theirs' });
    await expect(theirs).toHaveAccessibleDescription('Empty');
    await userEvent.click(sku.getByText('Empty'));
    await expect(theirs).toBeChecked();
    await press(canvasElement, 'Save what is chosen');
    await expect(args.onResolve).toHaveBeenCalledWith({ price: 'theirs', name: 'mine', sku: 'theirs' });
  },
};

export const ChosenForAll: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'Use all of theirs');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Theirs is chosen everywhere');
    await press(canvasElement, 'Save what is chosen');
    await expect(args.onResolve).toHaveBeenLastCalledWith({ price: 'theirs', name: 'theirs', sku: 'theirs' });
    await press(canvasElement, 'Keep all of yours');
    await press(canvasElement, 'Save what is chosen');
    await expect(args.onResolve).toHaveBeenLastCalledWith({ price: 'mine', name: 'mine', sku: 'mine' });
  },
};

export const SavingIgnoresPresses: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'Save what is chosen');
    await expect(args.onResolve).not.toHaveBeenCalled();
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
