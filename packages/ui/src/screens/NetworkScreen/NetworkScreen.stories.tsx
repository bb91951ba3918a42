import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ConnectionStatus } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { companies, manyCompanies, longTextCompany, type CompanyFixture } from '#fixtures/companies.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { contract } from './NetworkScreen.contract.ts';
import type { NetworkList } from './network-company.ts';
import { NetworkScreen } from './NetworkScreen.tsx';

const all = (status: ConnectionStatus, of: readonly CompanyFixture[] = companies): NetworkList => ({
  companies: of.map((company) => ({ ...company, status, connectionId: `n-${company.id}` })),
});
const connecting: NetworkList = {
  companies: all('stranger').companies.map((company, index) =>
    index === 0 ? { ...company, pendingAction: 'connect' } : company,
  ),
};
const nobody: NetworkList = { companies: [] };
const statuses: ConnectionStatus[] = ['stranger', 'pending', 'connected', 'declined', 'stranger'];
const directory: NetworkList = {
  companies: companies.map((company, index) => ({
    ...company,
    status: statuses[index] ?? 'stranger',
    connectionId: `n-${company.id}`,
    direction: index === 1 ? ('received' as const) : ('sent' as const),
  })),
};

const meta = {
  title: 'Screens/NetworkScreen',
  component: NetworkScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: {
    mode: 'Vendor',
    find: all('stranger'),
    sent: all('pending', companies.slice(0, 3)),
    requests: all('pending', companies.slice(2, 4)),
    connections: all('connected', companies.slice(1)),
    tab: 'find',
    onTabChange: fn(),
    onConnect: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onMessage: fn(),
    onWithdraw: fn(),
    onDisconnect: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story, { args }) => inShell(<Story />, { activeLabel: 'Network', mode: args.mode ?? 'Vendor' }),
  ],
} satisfies Meta<typeof NetworkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tab: 'requests' } };

/** Pending requests; 'Withdraw request' is in a menu. */
export const Sent: Story = { args: { tab: 'sent' } };

/** Each request has its two answers beside it. */
export const Requests: Story = { args: { tab: 'requests' } };

/** One request is running: only its control is busy. */
export const Busy: Story = { args: { find: connecting } };

/** Connected companies; 'Remove connection' is in a menu. */
export const Connections: Story = { args: { tab: 'connections' } };

/** Of many, some are found by name. */
export const ConnectionsByName: Story = {
  args: {
    tab: 'connections',
    query: 'steel',
    onQueryChange: fn(),
    connections: all('connected', companies.slice(0, 1)),
  },
};

/** None of them is so named. */
export const NoConnectionByName: Story = {
  args: { tab: 'connections', query: 'quartz', onQueryChange: fn(), connections: nobody },
};

/** In Client mode there is one list: requests that wait for an answer first, then each company with its status. */
export const Client: Story = { args: { mode: 'Client', find: directory } };

/** Of all companies, some are found. */
export const ClientByName: Story = {
  args: {
    mode: 'Client',
    query: 'steel',
    onQueryChange: fn(),
    find: { companies: directory.companies.slice(0, 1) },
  },
};

/** None is found. */
export const NoCompanyByName: Story = { args: { ...ClientByName.args, query: 'quartz', find: nobody } };

/** Six skeletons of rows while they load. */
export const Loading: Story = { args: { find: { companies: [], state: 'loading' } } };

/** The list could not be loaded; 'Try again' loads it. */
export const Failed: Story = { args: { find: { companies: [], state: 'error', onRetry: fn() } } };

/** No new companies. */
export const EmptyFind: Story = { args: { find: nobody } };

/** No requests sent: a button to start. */
export const EmptySent: Story = { args: { tab: 'sent', sent: nobody } };

/** Nothing to answer. */
export const EmptyRequests: Story = { args: { tab: 'requests', requests: nobody } };

/** No connections yet. */
export const EmptyConnections: Story = { args: { tab: 'connections', connections: nobody } };

/** No companies in Client mode. */
export const EmptyClient: Story = { args: { mode: 'Client', find: nobody } };

/** Long lists stay fast and load more on scrolling. */
export const Many: Story = {
  args: { find: { ...all('stranger', manyCompanies(60)), more: 'loading', onLoadMore: fn() } },
};

/** For a member whose role permits no changes: the statuses alone. */
export const ReadOnly: Story = {
  render: ({ onOpen }) => <NetworkScreen mode="Client" find={directory} onOpen={onOpen} />,
};

/** Long names and addresses. */
export const LongText: Story = { args: { find: all('stranger', [longTextCompany, ...companies]) } };

/** Every status in one list. */
export const States: Story = { args: { mode: 'Client', find: directory } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
