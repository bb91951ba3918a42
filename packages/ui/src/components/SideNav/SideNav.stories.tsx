import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountMenu } from '#trade/AccountMenu/AccountMenu.tsx';
import { ConversationList } from '#trade/ConversationList/ConversationList.tsx';
import { UpgradeNova } from '#trade/UpgradeNova/UpgradeNova.tsx';
import { ownCompany } from '#fixtures/companies.ts';
import { conversations, now } from '#fixtures/conversations.ts';
import { navigationAt } from '#fixtures/navigation.tsx';
import { contract } from './SideNav.contract.ts';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    items: navigationAt('Home'),
    onNavigate: fn(),
    messages: (
      <ConversationList
        size="sm"
        title="MESSAGE PREVIEW"
        conversations={conversations}
        now={now}
        onSelect={fn()}
      />
    ),
    upgrade: <UpgradeNova />,
    account: (
      <AccountMenu
        companyName={ownCompany.companyName}
        avatar={ownCompany.avatar}
        onProfile={fn()}
        onManageInventory={fn()}
        onSettings={fn()}
        onSignOut={fn()}
      />
    ),
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { items: navigationAt('Network') } };

/** What waits somewhere is counted, in the bar and for those who hear it. */
export const WithBadge: Story = {
  args: {
    items: navigationAt('Home').map((item) =>
      item.label === 'Chats' ? { ...item, badge: 3, badgeLabel: (_, written) => `${written} unread` } : item,
    ),
  },
};

/** A guest sees the same places; the account offers to log in. */
export const Guest: Story = {
  args: { messages: undefined, account: <AccountMenu onLogIn={fn()} onRegister={fn()} /> },
};

/** The entries alone, and all that can stand below them. */
export const States: Story = {
  args: { items: navigationAt('Home').map((item, index) => ({ ...item, badge: index * 40 })) },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On small screens the entries stand at the foot, under the thumb. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
