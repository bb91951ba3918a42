import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Select.contract.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: { contract },
  decorators: [width(360)],
  args: {
    label: 'Company Industry',
    options: ['Agriculture', 'Food and drink', 'Logistics', 'Machinery', 'Textiles'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Choose an industry' } };

export const Playground: Story = {
  args: {
    placeholder: 'Choose an industry',
    size: 'md',
    hint: '',
    error: '',
    required: false,
    disabled: false,
    readOnly: false,
  },
};

/** Without a placeholder the first answer is chosen. */
export const WithoutPlaceholder: Story = {};

/** Value and label apart, and an answer that is not to be chosen now. */
export const ValuesAndLabels: Story = {
  args: {
    label: 'Company Size',
    options: [
      { value: 's', label: '1 to 10' },
      { value: 'm', label: '11 to 50' },
      { value: 'l', label: 'More than 50', disabled: true },
    ],
    defaultValue: 'm',
  },
};

/** Answers that belong together stand below a heading. */
export const Groups: Story = {
  args: {
    options: [
      'Other',
      { label: 'Goods', options: ['Food and drink', 'Machinery', 'Textiles'] },
      { label: 'Services', options: ['Finance', { value: 'logistics', label: 'Logistics' }] },
    ],
    defaultValue: 'logistics',
  },
};

/** What is wrong, below the field it is about. */
export const WithError: Story = {
  args: { placeholder: 'Choose an industry', required: true, error: 'Choose an industry.' },
};

/** Every size and state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Select {...args} label="Small" size="sm" />
      <Select {...args} label="Medium" placeholder="Choose an industry" hint="The one you earn most by." />
      <Select {...args} label="Large" size="lg" defaultValue="Textiles" required />
      <Select {...args} label="Invalid" placeholder="Choose an industry" error="Choose an industry." />
      <Select {...args} label="Disabled" disabled />
      <Select {...args} label="Read only" readOnly defaultValue="Textiles" />
    </Column>
  ),
};

/** The arrow is at the left end. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'القطاع', options: ['الزراعة', 'النسيج'], lang: 'ar' },
};

/** A long answer takes several lines; where the browser draws the field itself, it is cut. */
export const Narrow: Story = {
  decorators: [width(160)],
  args: { options: ['Food, drink and agricultural machinery', 'Textiles'] },
};
