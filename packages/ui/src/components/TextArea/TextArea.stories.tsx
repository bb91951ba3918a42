import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './TextArea.contract.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Description', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    rows: 3,
    placeholder: 'What is it, and for whom?',
    hint: '',
    error: '',
    required: false,
    disabled: false,
  },
};

const long = Array.from({ length: 5 }, () => 'Cold-pressed in small batches, bottled at the mill.').join(' ');

/** It grows with its text up to twelve lines, so nothing is written through a slit. */
export const Growing: Story = { args: { defaultValue: long } };

/** One line to begin with, for a message. */
export const OneRow: Story = {
  args: { label: 'Message', rows: 1, hideLabel: true, placeholder: 'Type a message' },
};

/** What is wrong, below the field it is about. */
export const WithError: Story = { args: { required: true, error: 'Describe the product.' } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <TextArea
        {...args}
        label="Empty"
        placeholder="What is it, and for whom?"
        hint="Two or three sentences."
      />
      <TextArea {...args} label="Grown" defaultValue={long} required />
      <TextArea {...args} label="Invalid" error="Describe the product." />
      <TextArea {...args} label="Disabled" defaultValue="Cold-pressed." disabled />
    </Column>
  ),
};

/** Text begins at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الوصف', defaultValue: 'معصور على البارد', lang: 'ar' },
};

/** It takes the width there is. */
export const Narrow: Story = { decorators: [width(160)], args: { defaultValue: long } };
