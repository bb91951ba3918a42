import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { AccountMenu } from '#trade/AccountMenu/AccountMenu.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ownCompany } from '#fixtures/companies.ts';
import { contract } from './TopBar.contract.ts';
import { TopBar, type TopBarProps } from './TopBar.tsx';

function StatefulTopBar(args: TopBarProps) {
  const [mode, setMode] = useState(args.mode ?? 'Vendor');
  return (
    <TopBar
      {...args}
      mode={mode}
      onModeChange={(next) => {
        setMode(next);
        args.onModeChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Trade/Frame/TopBar',
  component: TopBar,
  parameters: { contract, layout: 'fullscreen' },
  args: {
    homeHref: '/Home',
    search: <SearchField onSearch={fn()} />,
    announcements: 'Payments by UPI are open to all vendors from Monday.',
    account: (
      <AccountMenu
        variant="avatar"
        companyName={ownCompany.companyName}
        avatar={ownCompany.avatar}
        onProfile={fn()}
        onSignOut={fn()}
      />
    ),
    mode: 'Vendor',
    onModeChange: fn(),
    onNavigate: fn(),
  },
  render: (args) => <StatefulTopBar {...args} />,
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { mode: 'Client' } };

/** Transparent at the top; translucent once the page has scrolled by more than 50 px. */
export const OverAPage: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '200vh' }}>
        <Story />
        <main style={{ display: 'grid', gap: 16, padding: 24 }}>
          <Heading level={1} size="3xl">
            Scroll
          </Heading>
          <Text>{'A page under the bar. '.repeat(200)}</Text>
        </main>
      </div>
    ),
  ],
};

/** What is unread is counted, on the button and for those who hear it. */
export const Unread: Story = { args: { unreadCount: 3 } };

/** Without a search box and without a mode switch. */
export const Bare: Story = { render: () => <TopBar homeHref="/Home" /> };

/** Both sides of the switch, and what is unread. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TopBar {...args} aria-label="Vendor" mode="Vendor" />
      <TopBar {...args} aria-label="Client" mode="Client" unreadCount={3} />
      <TopBar {...args} aria-label="Many" unreadCount={100} />
    </div>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-no-duplicate-banner', enabled: false }] } } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** On phones the search box has a line of its own. */
export const Narrow: Story = {
  args: { unreadCount: 100 },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
};
