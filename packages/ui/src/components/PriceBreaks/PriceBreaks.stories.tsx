import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './PriceBreaks.contract.ts';
import { PriceBreaks } from './PriceBreaks.tsx';

const breaks = [
  { from: 10, price: 1040 },
  { from: 50, price: 985.5 },
  { from: 200, price: 940 },
];

const meta = {
  title: 'Components/Forms/PriceBreaks',
  component: PriceBreaks,
  parameters: { contract },
  decorators: [width(480)],
  args: { label: 'Prices by quantity', onValueChange: fn() },
} satisfies Meta<typeof PriceBreaks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: breaks,
    min: 10,
    unit: 'piece',
    readOnly: false,
    error: '',
    required: false,
    disabled: false,
  },
};

/** What a buyer sees. */
export const ReadOnly: Story = { args: { value: breaks, unit: 'piece', readOnly: true } };

/** What is out of order is said at its row when the field is left. */
export const OutOfOrder: Story = {
  args: {
    defaultValue: [
      { from: 50, price: 940 },
      { from: 20, price: 985 },
    ],
  },
};

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <PriceBreaks {...args} label="Empty" required />
      <PriceBreaks {...args} label="Filled" unit="piece" defaultValue={breaks} />
      <PriceBreaks {...args} label="Invalid" error="Give the product a price." />
      <PriceBreaks {...args} label="Disabled" defaultValue={breaks.slice(1)} disabled />
      <PriceBreaks {...args} label="Read only" unit="piece" value={breaks} readOnly />
    </Column>
  ),
};

/** Quantities stand at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'الأسعار حسب الكمية',
    defaultValue: breaks.slice(1),
    labels: {
      quantity: () => 'من الكمية',
      price: () => 'السعر',
      quantityOf: (row) => `كمية السعر ${row}`,
      priceOf: (row) => `السعر ${row}`,
      remove: (row) => `أزل السعر ${row}`,
      add: 'أضف سعرًا',
      rule: 'كل سعر لكمية أكبر وأقل مما فوقه.',
    },
  },
};

/** The fields shrink beside one another. */
export const Narrow: Story = { decorators: [width(280)], args: { defaultValue: breaks } };
