import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { longTextCompany } from '#fixtures/companies.ts';
import { coilLine, longTextDeal, order } from '#fixtures/orders.ts';
import { longTextProduct } from '#fixtures/products.ts';
import { contract } from './PurchaseOrder.contract.ts';
import { PurchaseOrder } from './PurchaseOrder.tsx';

const meta = {
  title: 'Trade/Deals/PurchaseOrder',
  component: PurchaseOrder,
  parameters: { contract },
  args: {
    ...order,
    status: 'confirmed',
    clientReference: 'PO-2026-118',
    tax: [{ name: 'IGST', amount: 947_347.81 }],
    timeZone: 'Asia/Kolkata',
    onPrint: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Between two states there is one tax: IGST. */
export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 1 } };

/** Within a state the tax is split into CGST and SGST. */
export const WithinAState: Story = {
  args: {
    vendor: { ...order.vendor, address: '12 Kalamassery Industrial Estate\nKochi 683104, Kerala' },
    tax: [
      { name: 'CGST', amount: 473_673.91 },
      { name: 'SGST', amount: 473_673.9 },
    ],
  },
};

/** The vendor has yet to confirm it. */
export const NotConfirmed: Story = { args: { status: 'placed', clientReference: '' } };

export const Cancelled: Story = { args: { status: 'cancelled' } };

/** As short as it can be: no tax number, no place of delivery, no terms. */
export const LittleKnown: Story = {
  args: {
    client: { name: 'Malabar Trading House', address: '7 Bazaar Road, Mattancherry\nKochi 682002' },
    clientReference: '',
    deliveryPlace: '',
    terms: '',
    lines: [{ ...coilLine, hsn: '', unit: 'piece' }],
    tax: [],
  },
};

/** More than a page: the head of the table repeats, and no row is cut. */
export const ManyLines: Story = {
  args: { lines: Array.from({ length: 60 }, (_, index) => ({ ...coilLine, id: `l-${index}` })) },
};

/** Long names and large sums. */
export const LongText: Story = {
  args: {
    client: { name: longTextCompany.companyName, address: longTextCompany.address, gstin: '33AABCR1234K1Z5' },
    deliveryPlace: longTextProduct.description,
    lines: [
      {
        ...coilLine,
        description: longTextDeal.title,
        quantity: 12_500_000.125,
        unit: 'square metre',
        unitPrice: 98_765.43,
        amount: 98_765_432_109.5,
      },
    ],
    totals: { goods: 98_765_432_109.5, shipping: 1_234_567.89, total: 116_544_666_679.32 },
    tax: [{ name: 'IGST', amount: 17_778_000_001.93 }],
    terms: longTextProduct.description,
  },
};

/** Confirmed, not confirmed, and cancelled. */
export const States: Story = {
  render: (args) => (
    <Column>
      <PurchaseOrder {...args} headingLevel={2} />
      <PurchaseOrder {...args} {...NotConfirmed.args} headingLevel={2} />
      <PurchaseOrder {...args} {...Cancelled.args} {...LittleKnown.args} headingLevel={2} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(328)] };
