import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { products } from '#fixtures/products.ts';
import { VendorHomeScreen } from './VendorHomeScreen.tsx';

const meta = {
  title: 'Screens/VendorHomeScreen/Interactions',
  component: VendorHomeScreen,
  tags: ['!autodocs', '!manifest'],
  args: { products, savedIds: ['p-disc'], onAdd: fn(), onSave: fn(), onViewMore: fn(), onRetry: fn() },
} satisfies Meta<typeof VendorHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a Product' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const AddIsTheFirstStop: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Add a Product' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const OpensTheProductOfTheCard: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Products' });
    const card = within(list).getByRole('article', { name: 'Ventilated brake disc, 280 mm' });
    await userEvent.click(within(card).getByRole('button', { name: 'View More' }));
    await expect(args.onViewMore).toHaveBeenCalledWith(expect.objectContaining({ id: 'p-disc' }));
    await expect(within(card).getByRole('button', { name: 'Saved' })).toBePressed();
  },
};

export const NothingLeftOffersToClearTheFilters: Story = {
  args: { products: [], filters: { inStock: true, sort: 'price' }, onFiltersChange: fn(), resultCount: 0 },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByText('No products yet')).not.toBeInTheDocument();
    // The one beside what is chosen has the same name, and comes first.
    const buttons = within(canvasElement).getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(buttons[1]!);
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ sort: 'price' });
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { products: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
