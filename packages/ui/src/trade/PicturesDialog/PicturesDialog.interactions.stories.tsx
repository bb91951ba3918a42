import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { products } from '#fixtures/products.ts';
import { PicturesDialog } from './PicturesDialog.tsx';

const meta = {
  title: 'Trade/Products/PicturesDialog/Interactions',
  component: PicturesDialog,
  tags: ['!autodocs', '!manifest'],
  args: { open: true, products, onOpenChange: fn(), onAdd: fn() },
} satisfies Meta<typeof PicturesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForAllProducts: Story = {
  args: { products: products.slice(0, 1), loading: true },
  play: async ({ args }) => {
    const file = new File(['picture'], 'IMG_0042.webp', { type: 'image/webp' });
    await userEvent.upload(await screen.findByLabelText('Images'), file);
    const add = screen.getByRole('button', { name: 'Add 0 images' });
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(screen.queryByText(/fits no product/)).toBeNull();
  },
};

export const AddsWhatFits: Story = {
  args: { error: 'Two images could not be uploaded.' },
  play: async ({ args }) => {
    const picture = (name: string) => new File(['picture'], name, { type: 'image/webp' });
    const files = ['BSW-HRC-3.webp', 'BSW-HRC-3 (2).webp', 'IMG_0042.webp'].map(picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Add 0 images' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.upload(screen.getByLabelText('Images'), files);
    await expect(
      within(screen.getByRole('list', { name: 'Products that get images' })).getByRole('listitem'),
    ).toHaveTextContent('Hot-rolled steel coil, 3 mm2 images');
    await expect(screen.getByText('One image fits no product and is left out.')).toBeVisible();
    screen.getByRole('button', { name: 'Add 2 images' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      { file: files[0], productId: 'p-coil' },
      { file: files[1], productId: 'p-coil' },
    ]);
    await expect(screen.getByText('Two images could not be uploaded.')).toBeVisible();
  },
};
