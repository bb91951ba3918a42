import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Divider.contract.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  parameters: { contract },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'horizontal', label: 'or' } };

/** Between things beside one another it takes the height of their line. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <span>
        12 products
        <br />3 are sold out
      </span>
      <Divider {...args} />
      <span>4 requests</span>
    </div>
  ),
};

/** With and without words, in both directions. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Divider {...args} />
      <Divider {...args} label="or" />
      <div style={{ display: 'flex', gap: 16, blockSize: 96 }}>
        <span>Log in</span>
        <Divider {...args} orientation="vertical" />
        <span>Sign up</span>
        <Divider {...args} orientation="vertical" label="or" />
        <span>Look around</span>
      </div>
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', label: 'أو' },
};

/** Long words wrap between two short lines. */
export const Narrow: Story = {
  decorators: [width(180)],
  args: { label: 'or continue with the address of your company' },
};
