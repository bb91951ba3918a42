import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { coil, withoutPicture } from '#fixtures/products.ts';
import { ProductDetail } from './ProductDetail.tsx';

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

export const TellsEverything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: coil.name })).toBeVisible();
    for (const text of [
      'Rs. 875.00',
      'Rs. 1000.00',
      '12.5% off',
      '120 units in stock',
      'Mill finish',
      '1,250 mm',
      'Carbon steel E250',
      '6 to 8 working days',
      '8400 kg',
      '125 x 125 x 100 cm',
      coil.warranty,
      coil.additionalNotes,
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const WhatIsUnknownIsLeftOut: Story = {
  args: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Attributes', 'Shipping', 'Warranty', 'Additional Notes']) {
      await expect(canvas.queryByRole('heading', { name })).toBeNull();
    }
  },
};

export const UnplayableVideoBecomesALink: Story = {
  args: { videos: ['data:video/mp4;base64,AAAA'] },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: `Video 1 of ${coil.name}` });
    await expect(link).toHaveAttribute('href', 'data:video/mp4;base64,AAAA');
  },
};
