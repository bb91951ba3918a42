import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './SegmentedControl.contract.ts';
import { SegmentedControl, type SegmentedControlOption } from './SegmentedControl.tsx';

const inbox: SegmentedControlOption[] = [
  { value: 'reply', label: 'Needs reply', count: 3 },
  { value: 'waiting', label: 'Waiting', count: 12 },
  { value: 'orders', label: 'Orders', count: 0 },
  { value: 'closed', label: 'Closed' },
];

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: { contract },
  args: { label: 'Show', options: inbox, onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: 'waiting', size: 'md', fullWidth: false, disabled: false },
};

/** How a list is shown. Words say what an icon means. */
export const WithIcons: Story = {
  args: {
    label: 'View',
    options: [
      { value: 'cards', label: 'Cards', icon: <LayoutGrid /> },
      { value: 'table', label: 'Table', icon: <Rows3 /> },
    ],
  },
};

/** Icons alone, where they are known well; the pointer and assistive technology get the words. */
export const IconsAlone: Story = { args: { ...WithIcons.args, hideLabels: true } };

/** Choices of the same width in all the width there is. */
export const FullWidth: Story = { args: { fullWidth: true, options: ['Day', 'Week', 'Month'] } };

/** In a place that is too narrow for its words it is a Select, which needs no script to change. */
export const Collapsed: Story = { args: { collapse: 'md' }, decorators: [width(320)] };

/** Sizes, one choice that is not to be chosen, and all of them. */
export const States: Story = {
  render: (args) => (
    <Column>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SegmentedControl key={size} {...args} label={size} size={size} />
      ))}
      <SegmentedControl {...args} {...IconsAlone.args} label="Icons alone" />
      <SegmentedControl {...args} label="Full width" fullWidth />
      <SegmentedControl
        {...args}
        label="One disabled"
        options={['All', { value: 'saved', label: 'Saved', disabled: true }, 'Hidden']}
      />
      <SegmentedControl {...args} label="Disabled" disabled />
      <div style={{ maxInlineSize: 320 }}>
        <SegmentedControl {...args} label="Collapsed" collapse="md" />
      </div>
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', label: 'عرض', options: ['بانتظار الرد', 'قيد الانتظار', 'مغلق'] },
};

/** Without `collapse` the choices scroll sideways. */
export const Narrow: Story = { decorators: [width(240)] };
