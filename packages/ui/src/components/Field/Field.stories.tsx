import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Field.contract.ts';
import { Field } from './Field.tsx';

/** A control of one's own, dressed in tokens to sit beside the others. */
const dressed = {
  minBlockSize: 'var(--gh-control-md)',
  paddingInline: 'var(--gh-space-1-5)',
  background: 'var(--gh-color-surface)',
  border: '1px solid var(--gh-color-border-strong)',
  borderRadius: 'var(--gh-radius)',
};

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Pick-up time', children: (control) => <input type="time" style={dressed} {...control} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'When the goods leave your house.', error: '', required: false, hideLabel: false },
};

/** What the reader needs to know before answering. */
export const WithHint: Story = { args: { hint: 'When the goods leave your house.' } };

/** What is wrong and how to mend it; the control is marked as invalid. */
export const WithError: Story = { args: { error: 'Choose a time from 9:00 to 18:00.' } };

/** The asterisk is for the eye; the control itself says that it is required. */
export const Required: Story = { args: { required: true } };

/** Every state of the frame. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Field {...args} />
      <Field {...args} required hint="When the goods leave your house." />
      <Field
        {...args}
        required
        error="Choose a time from 9:00 to 18:00."
        hint="When the goods leave your house."
      />
      <Field {...args} hideLabel />
    </Column>
  ),
};

/** Label, asterisk and messages begin at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'وقت الاستلام', required: true, error: 'اختر وقتًا من التاسعة إلى السادسة.', lang: 'ar' },
};

/** Long labels and messages wrap. */
export const Narrow: Story = {
  decorators: [width(200)],
  args: {
    label: 'The time at which the first lorry leaves',
    error: 'Choose a time from 9:00 to 18:00, when the gate is open.',
  },
};
