import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { width } from '#docs/story-layout.tsx';
import { longTextCompany, ownCompany } from '#fixtures/companies.ts';
import { contract } from './DangerZone.contract.ts';
import { DangerZone } from './DangerZone.tsx';

const meta = {
  title: 'Trade/Account/DangerZone',
  component: DangerZone,
  parameters: { contract },
  args: {
    action: 'deactivate',
    companyName: ownCompany.companyName,
    onSubmit: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof DangerZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `o-${index}`,
    number: `GH-2026-7K3M9QX${String.fromCodePoint(65 + (index % 26))}`,
    href: `/Deals/o-${index}`,
  }));

export const Default: Story = {};

export const Playground: Story = { args: { action: 'delete', pending: false, error: '' } };

/** The name has to be typed, and everything can be exported first. */
export const Delete: Story = {
  args: {
    action: 'delete',
    exportButton: (
      <Button variant="secondary" onClick={fn()}>
        Export everything
      </Button>
    ),
  },
};

/** Orders that still run stand in the way. */
export const RunningOrders: Story = { args: { ...Delete.args, runningOrders: orders(3) } };

/** All of them are listed, so that each can be opened. */
export const ManyOrders: Story = { args: { ...Delete.args, runningOrders: orders(26) } };

/** While it runs, the text and the focus stay in place. */
export const Pending: Story = { args: { pending: true } };

/** The password is wrong. */
export const Refused: Story = {
  args: { ...Delete.args, fieldErrors: { password: 'The password is wrong.' } },
};

/** A general error is shown above the button. */
export const Failed: Story = { args: { error: 'Too many attempts. Please try again in an hour.' } };

/** A long name wraps. */
export const LongName: Story = { args: { ...Delete.args, companyName: longTextCompany.companyName } };

/** Every message. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <DangerZone {...args} {...Failed.args} />
      <DangerZone {...args} {...RunningOrders.args} {...Refused.args} />
    </div>
  ),
};

export const RightToLeft: Story = { args: { ...RunningOrders.args }, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: { ...RunningOrders.args }, decorators: [width(288)] };
