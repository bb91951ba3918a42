import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { longTextProduct, products } from '#fixtures/products.ts';
import { contract } from './PicturesDialog.contract.ts';
import { PicturesDialog } from './PicturesDialog.tsx';

const picture = (name: string) => new File(['picture'], name, { type: 'image/webp' });

const meta = {
  title: 'Trade/Products/PicturesDialog',
  component: PicturesDialog,
  parameters: { contract, docs: { story: { inline: false, height: 720 } } },
  args: { open: true, products, onOpenChange: fn(), onAdd: fn() },
} satisfies Meta<typeof PicturesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { maxSize: 10_000_000 } };

/** Three pictures of two products, and one that fits none. */
export const States: Story = {
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Images'), [
      picture('BSW-HRC-3.webp'),
      picture('bsw-hrc-3 (2).webp'),
      picture('Managed rack, quarter.webp'),
      picture('IMG_0042.webp'),
    ]);
  },
};

/** Not all products are known yet. */
export const Loading: Story = { args: { loading: true } };

export const Adding: Story = { args: { progress: { done: 12, total: 47 } } };

export const Done: Story = { args: { progress: { done: 47, total: 47 } } };

export const Error: Story = { args: { error: 'Two images could not be uploaded. Please try again.' } };

export const LongText: Story = {
  args: { products: [longTextProduct] },
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Images'), picture(`${longTextProduct.name}.webp`));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
