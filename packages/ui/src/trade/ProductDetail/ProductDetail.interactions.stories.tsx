import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { coil, wire, withoutPicture } from '#fixtures/products.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductDetailSkeleton } from './ProductDetailSkeleton.tsx';

const meta = {
  title: 'Trade/Products/ProductDetail/Interactions',
  component: ProductDetail,
  tags: ['!autodocs', '!manifest'],
  args: { ...coil, onRequestEstimate: fn(), onSave: fn(), onVendorOpen: fn() },
} satisfies Meta<typeof ProductDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ActionsGiveTheProduct: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Request Estimate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save for Later' }));
    await userEvent.click(canvas.getByRole('button', { name: /Bharat Steel Works/ }));
    for (const callback of [args.onRequestEstimate, args.onSave, args.onVendorOpen])
      await expect(callback).toHaveBeenCalledWith(expect.objectContaining(coil));
  },
};

export const ActionsByKeyboard: Story = {
  args: { images: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Request Estimate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRequestEstimate).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const SaysThatItIsSaved: Story = {
  args: { saved: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  },
};

export const TellsEverything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: coil.name })).toBeVisible();
    for (const text of [
      'Rs. 875.00',
      'Rs. 1,000.00',
      '12.5% off',
      '120 units in stock',
      'Mill finish',
      '1,250 mm',
      'Carbon steel E250',
      '6 to 8 working days',
      '8,400 kg',
      '125 × 125 × 100 cm',
      coil.warranty,
      coil.additionalNotes,
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const WhatIsUnknownIsLeftOut: Story = {
  args: { ...withoutPicture, shippingDetails: wire.shippingDetails, warranty: ' ' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Ordering', 'Attributes', 'Shipping', 'Warranty', 'Additional notes']) {
      await expect(canvas.queryByRole('heading', { name })).toBeNull();
    }
  },
};

export const ThumbnailsShowTheirPicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = (name: RegExp) => {
      const stage = canvas.getByRole('group', { name: /^Images of/ }).getBoundingClientRect();
      const picture = canvas.getByRole('img', { name }).getBoundingClientRect();
      return Math.abs(Math.round(picture.left - stage.left));
    };
    const third = canvas.getByRole('button', { name: 'Show image 3' });
    await userEvent.click(third);
    await waitFor(() => expect(shown(/image 3 of 3/)).toBe(0));
    await expect(third).toHaveAttribute('aria-current', 'true');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown(/image 2 of 3/)).toBe(0));
    await expect(canvas.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-current');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};

/** A finger scrolls, and the small pictures follow. */
export const ThumbnailsFollowTheScroll: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stage = canvas.getByRole('group', { name: /^Images of/ });
    stage.scrollLeft = -stage.clientWidth;
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-current'),
    );
  },
};

export const ALongSkuWidensNothing: Story = {
  args: { sku: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.repeat(2) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^SKU ABC/)).toBeVisible();
    const { right } = canvasElement
      .querySelector('[data-component="ProductDetail"]')!
      .getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Request Estimate' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

export const PricesFallWithTheQuantity: Story = {
  args: wire,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = within(canvas.getByRole('group', { name: 'Price breaks' }))
      .getAllByRole('row')
      .map((row) => row.textContent);
    await expect(rows).toEqual([
      'Quantity (kg)Price per kg',
      '50 – 499Rs. 87.40',
      '500 – 1,999Rs. 83.60',
      '2,000 or moreRs. 80.28',
    ]);
    for (const text of ['per kg', '8,600 kg in stock', '50 kg', '7 days', '72172010'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText(/^0 /)).not.toBeInTheDocument();
  },
};

export const OwnIsEdited: Story = {
  args: { own: true, onEdit: fn(), onEditStock: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change stock' }));
    for (const callback of [args.onEdit, args.onEditStock])
      await expect(callback).toHaveBeenCalledWith(expect.objectContaining(coil));
    for (const name of ['Request Estimate', 'Save for Later'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

export const SimilarOnesOpen: Story = {
  args: { similar: [wire], onViewMore: fn(), productHref: ({ id }) => `#${id}` },
  play: async ({ canvasElement, args }) => {
    const similar = within(within(canvasElement).getByRole('region', { name: 'Similar products' }));
    await userEvent.click(similar.getByRole('link', { name: wire.name }));
    await expect(args.onViewMore).toHaveBeenCalledWith(expect.objectContaining(wire));
  },
};

export const UnplayableVideoBecomesALink: Story = {
  args: { videos: ['data:video/mp4;base64,AAAA'] },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: `Video 1 of ${coil.name}` });
    await expect(link).toHaveAttribute('href', 'data:video/mp4;base64,AAAA');
  },
};

export const LoadingIsReadOut: Story = {
  render: () => <ProductDetailSkeleton headingLevel={1} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status', { name: 'Loading the product' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loading the product' })).toBeVisible();
  },
};
