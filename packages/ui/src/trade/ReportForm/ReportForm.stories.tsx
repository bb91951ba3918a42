import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './ReportForm.contract.ts';
import { ReportForm } from './ReportForm.tsx';

const meta = {
  title: 'Trade/Account/ReportForm',
  component: ReportForm,
  parameters: { contract },
  decorators: [width(444)],
  args: { onSubmit: fn() },
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, error: '' } };

/** While it is sent, refused at the field, and as a whole. */
export const States: Story = {
  render: (args) => (
    <Column>
      <ReportForm {...args} pending defaultValues={{ reason: 'They sell what is not theirs.' }} />
      <ReportForm {...args} fieldErrors={{ reason: 'What is wrong is required.' }} />
      <ReportForm {...args} error="There were too many reports. Please try again tomorrow." />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(320)] };
