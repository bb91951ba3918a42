import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronRight, Plus, Search, X } from 'lucide-react';
import { fn } from 'storybook/test';
import { Column, Row, width } from '#docs/story-layout.tsx';
import { contract } from './IconButton.contract.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: { contract },
  args: { label: 'Announcements', icon: <Bell />, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'ghost', size: 'md', shape: 'square', loading: false, disabled: false },
};

/** Ghost in bars, secondary where it stands alone, accent for the one thing to add. */
export const Variants: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} label="Close" icon={<X />} />
      <IconButton {...args} label="Search" icon={<Search />} variant="secondary" />
      <IconButton {...args} label="Next image" icon={<ChevronRight />} variant="primary" />
      <IconButton {...args} label="Add a Product" icon={<Plus />} variant="accent" />
    </Row>
  ),
};

/** Round and large, it floats over a page as the one thing to add. */
export const Floating: Story = {
  args: { label: 'Add a Product', icon: <Plus />, variant: 'accent', size: 'lg', shape: 'round' },
};

/** While the server works: the size, the name and the focus stay where they were. */
export const Loading: Story = { args: { loading: true } };

/** On a link, which gets the name and the icon. */
export const AsChild: Story = {
  args: {
    label: 'Search',
    icon: <Search />,
    variant: 'secondary',
    asChild: true,
    children: <a href="#search">Search</a>,
  },
};

const variants: NonNullable<IconButtonProps['variant']>[] = [
  'primary',
  'secondary',
  'ghost',
  'accent',
  'danger',
];

/** Every variant in every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      {variants.map((variant) => (
        <Row key={variant}>
          <IconButton {...args} variant={variant} size="sm" />
          <IconButton {...args} variant={variant} />
          <IconButton {...args} variant={variant} size="lg" shape="round" />
          <IconButton {...args} variant={variant} loading />
          <IconButton {...args} variant={variant} disabled />
        </Row>
      ))}
    </Column>
  ),
};

/** Icons that point the way are the caller's to turn; the button itself is the same both ways. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** It keeps its size in a crowded row. */
export const Narrow: Story = {
  decorators: [width(160)],
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>Northwind Traders International</span>
      <IconButton {...args} />
    </div>
  ),
};
