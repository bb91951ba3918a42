import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { ownCompany, longTextCompany } from '#fixtures/companies.ts';
import { contract } from './AccountMenu.contract.ts';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Trade/Account/AccountMenu',
  component: AccountMenu,
  parameters: { contract, anatomy: 'Open' },
  args: {
    companyName: ownCompany.companyName,
    avatar: ownCompany.avatar,
    onProfile: fn(),
    onManageInventory: fn(),
    onSettings: fn(),
    onSignOut: fn(),
  },
  decorators: [width(240)],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Leaves room above for what opens there. */
const roomAbove: Decorator = (Story) => (
  <div style={{ paddingBlockStart: 220 }}>
    <Story />
  </div>
);

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'row' } };

/** Its entries are above it. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [roomAbove],
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};

/** In a top bar, where there is space for the picture only. */
export const AvatarAlone: Story = { args: { variant: 'avatar' } };

/** One of its screens is shown. */
export const AtOneOfItsScreens: Story = { args: { current: 'manageInventory' } };

/** Nobody is signed in: the entries are those of a guest. */
export const Guest: Story = { render: () => <AccountMenu onLogIn={fn()} onRegister={fn()} /> };

/** A long name is truncated, never the arrows. */
export const LongName: Story = { args: { companyName: longTextCompany.companyName } };

/** Open and closed, both shapes, and a guest's. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <AccountMenu {...args} current="settings" />
      <AccountMenu {...args} current="settings" variant="avatar" />
      <AccountMenu onLogIn={fn()} />
    </div>
  ),
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  decorators: [roomAbove],
  play: ({ canvas }) => userEvent.click(canvas.getAllByRole('button')[0]!),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(140)] };
