import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './NumberField.contract.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Price', onValueChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    leading: 'Rs.',
    trailing: '',
    min: 0,
    size: 'md',
    hint: '',
    error: '',
    required: false,
    disabled: false,
  },
};

/** The unit stands beside the number and is read with it. */
export const WithUnits: Story = {
  render: (args) => (
    <Column>
      <NumberField {...args} leading="Rs." defaultValue={1000} />
      <NumberField {...args} label="Discount" trailing="%" defaultValue={12.5} />
    </Column>
  ),
};

/** Whole numbers, with the phone's plain number pad. */
export const WholeNumbers: Story = { args: { label: 'Stock', step: 1, min: 0, trailing: 'units' } };

/** An error of the form's own comes before the field's. */
export const WithError: Story = { args: { required: true, error: 'Give the product a price.' } };

/** Every size and state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <NumberField {...args} label="Small" size="sm" defaultValue={5} />
      <NumberField {...args} label="Medium" leading="Rs." defaultValue={1250.5} hint="Without tax." />
      <NumberField {...args} label="Large" size="lg" trailing="%" required />
      <NumberField {...args} label="Invalid" leading="Rs." error="Give the product a price." />
      <NumberField {...args} label="Disabled" leading="Rs." defaultValue={1000} disabled />
    </Column>
  ),
};

/** Units keep their side of the number in reading order. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'السعر', leading: 'Rs.', defaultValue: 1000, lang: 'ar' },
};

/** Units keep their width, the number's room shrinks. */
export const Narrow: Story = { decorators: [width(140)], args: { leading: 'Rs.', defaultValue: 1250.5 } };
