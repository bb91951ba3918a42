import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { picture, type PictureShape } from '#fixtures/pictures.ts';
import { longTextProduct, products } from '#fixtures/products.ts';
import { contract } from './PicturesDialog.contract.ts';
import { PicturesDialog } from './PicturesDialog.tsx';

/** A file with a drawn picture. */
const file = (name: string, shape: PictureShape) => {
  const [, svg] = picture(shape).split(',');
  return new File([decodeURIComponent(svg!)], `${name}.svg`, { type: 'image/svg+xml' });
};

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
      file('BSW-HRC-3', 'coil'),
      file('bsw-hrc-3 (2)', 'beams'),
      file('Managed rack, quarter', 'server'),
      file('IMG_0042', 'carton'),
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
    await userEvent.upload(await screen.findByLabelText('Images'), file(longTextProduct.name, 'beams'));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
