import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { coil, products } from '#fixtures/products.ts';
import { InventoryScreen } from './InventoryScreen.tsx';

const meta = {
  title: 'Screens/InventoryScreen/Interactions',
  component: InventoryScreen,
  tags: ['!autodocs', '!manifest'],
  args: {
    products,
    productHref: ({ id }) => `#${id}`,
    onSortChange: fn(),
    onViewMore: fn(),
    onAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a product' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const NamesAreLinks: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: coil.name });
    await expect(link).toHaveAttribute('href', '#p-coil');
    await userEvent.click(link);
    await expect(args.onViewMore).toHaveBeenCalledWith(coil);
  },
};

/** The headers call back and leave the order of the rows to the caller. */
export const SortsByKeyboard: Story = {
  args: { sort: { key: 'listPrice', direction: 'ascending' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    canvas.getByRole('button', { name: 'Price' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'listPrice', direction: 'descending' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'discount', direction: 'ascending' });
    await expect(names()).toEqual(products.map(({ name }) => name));
  },
};

export const CardsOpenTheirProduct: Story = {
  args: { layout: 'cards', products: [coil] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'View More' }));
    await expect(args.onViewMore).toHaveBeenCalledWith(expect.objectContaining(coil));
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { products: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
