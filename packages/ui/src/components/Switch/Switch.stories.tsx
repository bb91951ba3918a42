import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Switch.contract.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Client mode', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hideLabel: false, disabled: false } };

/** On, to begin with. */
export const On: Story = { args: { defaultChecked: true } };

/** In a bar the place tells what it is; the name stays for those who listen. */
export const HiddenLabel: Story = { args: { hideLabel: true } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="Disabled, off" disabled />
      <Switch {...args} label="Disabled, on" disabled defaultChecked />
    </Column>
  ),
};

/** On is at the left end. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'وضع العميل', defaultChecked: true, lang: 'ar' },
};

/** Long words wrap, the switch keeps its size. */
export const Narrow: Story = {
  decorators: [width(180)],
  args: { label: 'Tell me about every new request in my industry' },
};
