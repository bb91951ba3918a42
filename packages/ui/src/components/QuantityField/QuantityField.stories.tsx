import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './QuantityField.contract.ts';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'Components/Forms/QuantityField',
  component: QuantityField,
  parameters: { contract },
  decorators: [width(280)],
  args: { label: 'Quantity', defaultValue: 1, onValueChange: fn() },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    min: 50,
    max: 500,
    step: 10,
    unit: 'kg',
    defaultValue: 50,
    error: '',
    required: false,
    disabled: false,
    size: 'md',
  },
};

/** Cartons of 24, and never fewer than 4 of them. The help text says so by itself. */
export const MinimumOrder: Story = { args: { min: 96, step: 24, unit: 'bottles', defaultValue: 96 } };

/** Not more than there is. */
export const UpToTheStock: Story = { args: { max: 12, unit: 'units', defaultValue: 12 } };

/** Every size and state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <QuantityField {...args} label="Small" size="sm" />
      <QuantityField {...args} label="Medium" min={96} step={24} unit="bottles" defaultValue={120} />
      <QuantityField {...args} label="Large" size="lg" required defaultValue={null} />
      <QuantityField {...args} label="Invalid" unit="kg" error="Only 40 kg are left." defaultValue={60} />
      <QuantityField {...args} label="Disabled" unit="kg" disabled />
    </Column>
  ),
};

/** Minus stands at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'الكمية',
    unit: 'قطعة',
    labels: { decrease: (label) => `أنقص ${label}`, increase: (label) => `زد ${label}`, limits: () => '' },
  },
};

export const Narrow: Story = { decorators: [width(160)], args: { unit: 'units', defaultValue: 1200 } };
