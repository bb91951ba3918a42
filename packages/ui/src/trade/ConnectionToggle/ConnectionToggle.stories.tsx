import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './ConnectionToggle.contract.ts';
import { ConnectionToggle, type ConnectionStatus } from './ConnectionToggle.tsx';

const meta = {
  title: 'Trade/Companies/ConnectionToggle',
  component: ConnectionToggle,
  parameters: { contract },
  args: { status: 'stranger', companyName: 'Bharat Steel Works', onConnect: fn() },
} satisfies Meta<typeof ConnectionToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

const statuses: ConnectionStatus[] = ['stranger', 'pending', 'connected', 'declined'];
const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

export const Default: Story = {};

export const Playground: Story = { args: { busy: false, size: 'md' } };

/** The request is sent and unanswered: there is nothing to press. */
export const Pending: Story = { args: { status: 'pending' } };

/** Both companies agreed; 'Remove connection' belongs into a menu. */
export const Connected: Story = { args: { status: 'connected' } };

/** The other company declined. */
export const Declined: Story = { args: { status: 'declined' } };

/** While the request is being sent, the text, the width and the focus stay. */
export const Busy: Story = { args: { busy: true } };

/** Small in dense rows. */
export const Small: Story = { args: { size: 'sm' } };

/** Every status in every size: each has a text besides its colour, and all are equally wide. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['md', 'sm'] as const).map((size) => (
        <div key={size} style={row}>
          {statuses.map((status) => (
            <ConnectionToggle key={status} {...args} status={status} size={size} />
          ))}
          <ConnectionToggle {...args} busy size={size} />
        </div>
      ))}
    </div>
  ),
};

/** The icon comes first in reading direction. */
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };

/** Keeps its one line at the end of a narrow row. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', inlineSize: 220 }}>
        <span style={{ flex: 1, minInlineSize: 0 }}>Bharat Steel Works</span>
        <Story />
      </div>
    ),
  ],
};
