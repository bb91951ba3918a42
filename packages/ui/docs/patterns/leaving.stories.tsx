import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatsExample } from '#fixtures/chats-example.tsx';
import { conversations } from '#fixtures/conversations.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { profilePage } from '#fixtures/profile-page.tsx';
import { LogInScreen } from '#screens/LogInScreen/LogInScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Leaving',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deactivate: Story = { render: () => profilePage({ defaultTab: 'deactivate-account' }) };

export const ComeBack: Story = {
  render: () => (
    <LogInScreen
      registerHref="/register"
      forgotPasswordHref="/forgot-password"
      homeHref="/"
      error="Your company is deactivated. One of its owners can bring it back by logging in."
      onSubmit={fn()}
      onNavigate={fn()}
    />
  ),
};

export const Delete: Story = { render: () => profilePage({ defaultTab: 'delete-account' }) };

export const RunningOrders: Story = {
  render: () =>
    profilePage({
      defaultTab: 'delete-account',
      runningOrders: [
        { id: 'o-1', number: 'GH-2026-7K3M9QXA', href: '/Deals/q-1' },
        { id: 'o-2', number: 'GH-2026-2V8PWT4C', href: '/Deals/q-2' },
      ],
    }),
};

export const WhatStays: Story = {
  render: () =>
    inShell(
      <ChatsExample
        connections={conversations.map((connection) =>
          connection._id === 'c-bharat'
            ? { ...connection, companyName: 'Unknown Company', avatar: null }
            : connection,
        )}
        networkHref="/Network"
        selectedId="c-bharat"
        onSelect={fn()}
        onNavigate={fn()}
      />,
      { activeLabel: 'Chats', layout: 'fill' },
    ),
};
