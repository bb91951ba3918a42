import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';
import { contract } from './MoneyField.contract.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Components/Forms/MoneyField',
  component: MoneyField,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Price', onValueChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: 1250.5,
    hint: 'Without tax.',
    error: '',
    required: false,
    disabled: false,
    size: 'md',
  },
};

/** Sign, side and decimals are those of the currency and the language around it. */
export const Currencies: Story = {
  render: (args) => (
    <Column>
      <MoneyField {...args} label="In dollars" currency="USD" defaultValue={1250.5} />
      <LocaleProvider locale="de-DE" currency="EUR">
        <MoneyField {...args} label="In Germany" defaultValue={12} />
      </LocaleProvider>
      <MoneyField {...args} label="In yen" currency="JPY" defaultValue={1250} />
    </Column>
  ),
};

/** Every size and state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <MoneyField {...args} label="Small" size="sm" defaultValue={5} />
      <MoneyField {...args} label="Medium" defaultValue={1250.5} hint="Without tax." />
      <MoneyField {...args} label="Large" size="lg" required />
      <MoneyField {...args} label="Invalid" error="Give the product a price." />
      <MoneyField {...args} label="Disabled" defaultValue={1000} disabled />
    </Column>
  ),
};

/** The sign stays on the side where the language has it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'السعر', defaultValue: 1000, lang: 'ar' },
};

export const Narrow: Story = { decorators: [width(140)], args: { defaultValue: 1250.5 } };
