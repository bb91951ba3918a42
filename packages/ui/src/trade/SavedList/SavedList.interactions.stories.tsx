import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { brakeDisc, coil, tablets, wire } from '#fixtures/products.ts';
import { savedProducts } from '#fixtures/saved-products.ts';
import { SavedList } from './SavedList.tsx';

const meta = {
  title: 'Trade/Products/SavedList/Interactions',
  component: SavedList,
  tags: ['!autodocs', '!manifest'],
  args: {
    products: savedProducts,
    onRemove: fn(),
    onUndoRemove: fn(),
    onRequestEstimate: fn(),
    onViewMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SavedList>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => within(screen.getByRole('list', { name: 'Saved products' })).getAllByRole('listitem');
const names = () => rows().map((row) => within(row).getByRole('heading').textContent);

export const SaysWhatHasChanged: Story = {
  play: async ({ args }) => {
    const texts = [
      'Rs. 972.22 when you saved it, 10% cheaper now',
      'Rs. 2,300.00 when you saved it, 7% more expensive now',
      'Ran out',
      'Back in stock',
      'No longer available',
    ];
    for (const [index, row] of rows().entries()) await expect(row).toHaveTextContent(texts[index]!);
    const gone = within(rows()[4]!);
    await expect(gone.getAllByRole('button').map((button) => button.textContent)).toEqual(['Remove']);
    await userEvent.click(within(rows()[0]!).getByRole('button', { name: coil.name }));
    await expect(args.onViewMore).toHaveBeenCalledWith(savedProducts[0]);
  },
};

/** One does not ask oneself for an estimate. */
export const OwnIsNotAskedFor: Story = {
  args: { ownId: coil.vendorId },
  play: async () => {
    const asked = rows().map(
      (row) => within(row).queryByRole('button', { name: 'Request Estimate' }) !== null,
    );
    await expect(asked).toEqual(
      savedProducts.map(({ vendorId, status }) => vendorId !== coil.vendorId && status !== 'archived'),
    );
    await expect(asked).toContain(true);
  },
};

export const FilteredByKeyboard: Story = {
  play: async () => {
    screen.getByRole('radio', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(names()).toEqual([coil.name]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(names()).toEqual([tablets.name]);
  },
};

/** The caller leaves it out at once; it keeps its place until the list is left. */
export const RemovedAndTakenBack: Story = {
  render: function Render(args) {
    const [products, setProducts] = useState(args.products);
    return (
      <SavedList
        {...args}
        products={products}
        onRemove={(removed) => {
          args.onRemove?.(removed);
          setProducts(products.filter(({ id }) => id !== removed.id));
        }}
        onUndoRemove={(restored) => {
          args.onUndoRemove?.(restored);
          setProducts([restored, ...products]);
        }}
      />
    );
  },
  play: async ({ args }) => {
    for (const index of [1, 4]) {
      await userEvent.click(within(rows()[index]!).getByRole('button', { name: 'Remove' }));
      await expect(args.onRemove).toHaveBeenLastCalledWith(savedProducts[index]);
    }
    await expect(names()[1]).toBe(brakeDisc.name);
    await expect(names()[4]).toBe(wire.name);
    const undo = within(rows()[4]!).getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndoRemove).toHaveBeenCalledWith(savedProducts[4]);
    await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { products: [], state: 'error' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
