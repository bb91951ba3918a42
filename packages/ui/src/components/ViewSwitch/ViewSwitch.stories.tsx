import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Row, width } from '#docs/story-layout.tsx';
import { contract } from './ViewSwitch.contract.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const meta = {
  title: 'Components/Forms/ViewSwitch',
  component: ViewSwitch,
  parameters: { contract },
  args: { onValueChange: fn() },
} satisfies Meta<typeof ViewSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'table', size: 'sm', disabled: false } };

/** Sizes, both views, and one that cannot be changed. */
export const States: Story = {
  render: (args) => (
    <Row>
      <ViewSwitch {...args} />
      <ViewSwitch {...args} size="md" defaultValue="table" />
      <ViewSwitch {...args} size="lg" />
      <ViewSwitch {...args} disabled />
    </Row>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', labels: { view: 'العرض', cards: 'بطاقات', table: 'جدول' } },
};

export const Narrow: Story = { decorators: [width(120)] };
