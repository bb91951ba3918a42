import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Row, width } from '#docs/story-layout.tsx';
import { contract } from './SortMenu.contract.ts';
import { SortMenu } from './SortMenu.tsx';

const meta = {
  title: 'Components/Actions/SortMenu',
  component: SortMenu,
  parameters: { contract },
  args: {
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'price', label: 'Lowest price' },
      { value: '-price', label: 'Highest price' },
      { value: 'name', label: 'Name' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SortMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'price', size: 'sm', disabled: false } };

/** Sizes, and an order that cannot be changed. */
export const States: Story = {
  render: (args) => (
    <Row>
      <SortMenu {...args} size="sm" />
      <SortMenu {...args} size="md" defaultValue="name" />
      <SortMenu {...args} size="lg" defaultValue="-price" />
      <SortMenu {...args} disabled />
    </Row>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    options: [
      { value: 'newest', label: 'الأحدث' },
      { value: 'name', label: 'الاسم' },
    ],
    labels: { sort: (order) => `الترتيب: ${order}`, sortBy: 'الترتيب حسب' },
  },
};

/** A long name wraps within the button. */
export const Narrow: Story = {
  decorators: [width(160)],
  args: { options: [{ value: 'landed', label: 'Lowest price with freight and tax' }] },
};
