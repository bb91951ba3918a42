import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brakeDisc, coil } from '#fixtures/products.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'Trade/Products/ProductCard/Interactions',
  component: ProductCard,
  tags: ['!autodocs', '!manifest'],
  args: { ...coil, onRequestEstimate: fn(), onSave: fn(), onViewMore: fn(), onVendorOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryActionNamesItsProduct: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Request Estimate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save for Later' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View More' }));
    for (const callback of [args.onRequestEstimate, args.onSave, args.onViewMore])
      await expect(callback).toHaveBeenCalledWith(expect.objectContaining(coil));
  },
};

export const VendorOpensByKeyboard: Story = {
  args: brakeDisc,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Konark Auto Components' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVendorOpen).toHaveBeenCalledWith(expect.objectContaining(brakeDisc));
  },
};

export const IsAnArticleNamedAfterItsProduct: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Hot-rolled steel coil, 3 mm' });
    await expect(within(card).getByText('Rs. 875.00')).toBeVisible();
    await expect(within(card).getByText('120 in stock')).toBeVisible();
  },
};

export const PicturesTurnWithoutOpeningTheCard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next image' }));
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName(/image 2 of 3/));
    await expect(args.onViewMore).not.toHaveBeenCalled();
  },
};

export const WithoutCallbacksNothingIsPressed: Story = {
  render: () => <ProductCard {...brakeDisc} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const SkeletonIsOfTheSameSize: Story = {
  args: { ...brakeDisc, name: 'Brake disc' },
  render: (args) => (
    <>
      <ProductCard {...args} />
      <ProductCardSkeleton />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [card, skeleton] = [...(canvasElement.querySelector('article')?.parentElement?.children ?? [])];
    await expect(card?.getBoundingClientRect().height).toBe(skeleton?.getBoundingClientRect().height);
  },
};
