import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { bharat, longTextCompany } from '#fixtures/companies.ts';
import { contract } from './ConnectionRequest.contract.ts';
import { ConnectionRequest } from './ConnectionRequest.tsx';

const meta = {
  title: 'Trade/Companies/ConnectionRequest',
  component: ConnectionRequest,
  parameters: { contract },
  args: { ...bharat, onAccept: fn(), onDecline: fn(), onOpen: fn() },
} satisfies Meta<typeof ConnectionRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { status: 'pending', answering: 'none' } };

/** The answer is being sent; neither button can be pressed again. */
export const Answering: Story = { args: { answering: 'accept' } };

/** For a member whose role permits no answer. */
export const ReadOnly: Story = {
  render: ({ onAccept: _accept, onDecline: _decline, ...args }) => <ConnectionRequest {...args} />,
};

/** Accepted: a check mark and the text, in green. */
export const Accepted: Story = { args: { status: 'connected' } };

/** Declined: a cross and the text, in blue. */
export const Declined: Story = { args: { status: 'declined' } };

/** Everything a request can look like. */
export const States: Story = {
  render: (args) => (
    <div>
      <ConnectionRequest {...args} />
      <ConnectionRequest {...args} answering="accept" />
      <ConnectionRequest {...args} answering="decline" />
      <ConnectionRequest {...args} status="connected" />
      <ConnectionRequest {...args} status="declined" />
      <ConnectionRequest {...args} {...longTextCompany} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
