import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bharat, companies, nimbus, sahyadri } from '#fixtures/companies.ts';
import { NetworkScreen, type NetworkScreenProps, type NetworkTab } from './NetworkScreen.tsx';

const nobody = { companies: [] };
const strangers = companies.map((company) => ({ ...company, status: 'stranger' as const }));
const requested = { ...bharat, status: 'pending' as const, connectionId: 'n-bharat' };
const received = { ...requested, direction: 'received' as const };
const sentRequest = {
  ...sahyadri,
  status: 'pending' as const,
  direction: 'sent' as const,
  connectionId: 'n-sahyadri',
};
const connected = { ...bharat, status: 'connected' as const, connectionId: 'n-bharat' };

const meta = {
  title: 'Screens/NetworkScreen/Interactions',
  component: NetworkScreen,
  tags: ['!autodocs', '!manifest'],
  args: {
    mode: 'Vendor',
    find: { companies: strangers },
    sent: { companies: [requested] },
    requests: { companies: [requested] },
    connections: nobody,
    onTabChange: fn(),
    onConnect: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onMessage: fn(),
    onWithdraw: fn(),
    onDisconnect: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof NetworkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An app that controls the open tab. */
function Tabbed(props: NetworkScreenProps) {
  const [tab, setTab] = useState<NetworkTab>(props.tab ?? 'find');
  return <NetworkScreen {...props} tab={tab} onTabChange={setTab} />;
}

export const ConnectsByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const [, second] = within(canvasElement).getAllByRole('button', { name: 'Connect' });
    await userEvent.click(second!);
    await expect(args.onConnect).toHaveBeenCalledWith(strangers[1]);
  },
};

export const TheMenuOfARowStandsLast: Story = {
  args: {
    mode: 'Client',
    find: {
      companies: [
        received,
        sentRequest,
        { ...connected, ...nimbus, direction: 'received', connectionId: 'n-nimbus' },
      ],
    },
    onDeclineForGood: fn(),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    for (const row of rows) {
      const end = row.querySelector<HTMLElement>('[data-part="trailing"]')!;
      await expect(within(end).getAllByRole('button').at(-1)).toHaveAttribute('aria-haspopup', 'menu');
      const { right } = end.getBoundingClientRect();
      await expect(end.querySelector('[aria-haspopup]')!.getBoundingClientRect().right).toBe(right);
    }
  },
};

/** What was answered stays in its place, and is not counted with what waits. */
export const OnlyRequestsThatWaitAreCounted: Story = {
  args: { tab: 'requests', requests: { companies: [requested, { ...connected, ...nimbus }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connected')).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Requests 1');
  },
};

/** Only the row whose request is running ignores presses. */
export const BusyRowIgnoresPresses: Story = {
  args: { find: { companies: [{ ...strangers[0]!, pendingAction: 'connect' }, ...strangers.slice(1)] } },
  play: async ({ canvasElement, args }) => {
    const row = (name: string) =>
      within(within(canvasElement).getByRole('button', { name }).closest('li')!).getByRole('button', {
        name: 'Connect',
      });
    await userEvent.click(row('Bharat Steel Works'));
    await expect(args.onConnect).not.toHaveBeenCalled();
    await userEvent.click(row('Sahyadri Pharma'));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
};

export const TabsTurnByKeyboard: Story = {
  render: (args) => <Tabbed {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Find' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Requests/ })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Accept Bharat Steel Works' })).toBeVisible();
  },
};

export const AnswersARequest: Story = {
  args: { tab: 'requests' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Bharat Steel Works' }));
    await expect(args.onAccept).toHaveBeenCalledWith(requested);
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Bharat Steel Works' }));
    await expect(args.onDecline).toHaveBeenCalledWith(requested);
  },
};

export const WithdrawsFromTheMenu: Story = {
  args: { tab: 'sent' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'More actions for Bharat Steel Works' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw request' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(requested);
  },
};

/** An app that withdraws at once: in Vendor mode the row goes, in Client mode the company can be asked again. */
function Withdrawing(props: NetworkScreenProps) {
  const [isWithdrawn, setWithdrawn] = useState(false);
  const other = { ...nimbus, status: 'pending' as const, connectionId: 'n-nimbus' };
  const stranger = { ...sahyadri, status: 'stranger' as const };
  return (
    <NetworkScreen
      {...props}
      sent={{ companies: isWithdrawn ? [other] : [sentRequest, other] }}
      find={{ companies: [isWithdrawn ? stranger : sentRequest, other] }}
      onWithdraw={() => setWithdrawn(true)}
    />
  );
}

/** The browser would drop the focus together with the menu. */
const withdrawsAndKeepsThePlace = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  canvas.getByRole('button', { name: 'More actions for Sahyadri Pharma' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Withdraw request' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: 'More actions for Sahyadri Pharma' })).toBeNull(),
  );
  return canvas;
};

export const TheFocusStaysInTheListOfAWithdrawnRequest: Story = {
  args: { tab: 'sent' },
  render: (args) => <Withdrawing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = await withdrawsAndKeepsThePlace(canvasElement);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'companies' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: nimbus.companyName })).toHaveFocus();
  },
};

export const TheFocusStaysInTheRowOfAWithdrawnRequest: Story = {
  args: { mode: 'Client' },
  render: (args) => <Withdrawing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = await withdrawsAndKeepsThePlace(canvasElement);
    const row = canvas.getByRole('button', { name: 'Connect' }).closest('[data-component="CompanyRow"]');
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** Nothing can be done with a request before the server has given it an id. */
export const RequestBeingSentHasNoMenu: Story = {
  args: { tab: 'sent', sent: { companies: [{ ...requested, connectionId: '' }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Bharat Steel Works')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More actions for Bharat Steel Works' })).toBeNull();
  },
};

/** A connection ends for both companies, so a dialog asks for confirmation. */
export const RemovesAConnectionOnceConfirmed: Story = {
  args: { tab: 'connections', connections: { companies: [connected] } },
  play: async ({ canvasElement, args }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More actions for Bharat Steel Works' });
    const ask = async () => {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }));
      await screen.findByRole('alertdialog', { name: 'Remove the connection with Bharat Steel Works?' });
    };
    await ask();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(more).toHaveFocus());
    await expect(args.onDisconnect).not.toHaveBeenCalled();
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Remove connection' }));
    await expect(args.onDisconnect).toHaveBeenCalledWith(connected);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const EmptyTabLeadsToFind: Story = {
  args: { tab: 'sent', sent: nobody },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No requests sent.')).toBeVisible();
    await expect(canvas.getByText('Start connecting with others!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find companies' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('find');
  },
};

/** An app that keeps the name. */
function Narrowing(props: NetworkScreenProps) {
  const [query, setQuery] = useState('');
  const isNamed = ({ companyName }: { companyName: string }) =>
    companyName.toLowerCase().startsWith(query.toLowerCase());
  const named = [connected, { ...connected, ...nimbus, connectionId: 'n-nimbus' }].filter(isNamed);
  return (
    <NetworkScreen {...props} query={query} onQueryChange={setQuery} connections={{ companies: named }} />
  );
}

export const AConnectionIsFoundByName: Story = {
  args: { tab: 'connections' },
  render: (args) => <Narrowing {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Find a connection by name' });
    await userEvent.type(box, ' nim {Enter}');
    await expect(box).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(nimbus.companyName);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('companies: 1');
    await userEvent.type(box, 'zz{Enter}');
    await expect(canvas.getByRole('heading', { name: 'No connection is named “nimzz”' })).toBeVisible();
    // The one in the box has the same name, and comes first.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' })[1]!);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Nobody could be found there. */
export const WithoutConnectionsThereIsNoSearch: Story = {
  args: { tab: 'connections', onQueryChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Find companies' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const EmptyTextsOfTheOtherTabs: Story = {
  args: { find: nobody, requests: nobody },
  render: (args) => <Tabbed {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No new Users Right Now')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Requests 0' }));
    await expect(await canvas.findByText('No pending requests received')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find companies' }));
    await expect(canvas.getByRole('tab', { name: 'Find' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Connections' }));
    await expect(
      await canvas.findByText('You have no connections yet. Start building your network!'),
    ).toBeVisible();
  },
};

export const ClientSeesOneList: Story = {
  args: { mode: 'Client' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Sahyadri Pharma' }));
    await expect(args.onOpen).toHaveBeenCalledWith('c-sahyadri');
  },
};

/** An app that keeps the text. */
function Finding(props: NetworkScreenProps) {
  const [query, setQuery] = useState('');
  const companies = query ? [] : props.find.companies;
  return <NetworkScreen {...props} query={query} onQueryChange={setQuery} find={{ companies }} />;
}

export const AClientFindsACompany: Story = {
  args: { mode: 'Client' },
  render: (args) => <Finding {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Find a company' });
    await userEvent.type(box, ' quartz {Enter}');
    await expect(canvas.getByRole('heading', { name: 'No company found for “quartz”' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' })[1]!);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(box).toHaveValue('');
  },
};

/** In the one list, too, requests that wait for an answer come first, with both answers beside them. */
export const ClientAnswersRequestsFirst: Story = {
  args: {
    mode: 'Client',
    find: { companies: [{ ...nimbus, status: 'stranger' }, sentRequest, received] },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('listitem');
    await userEvent.click(within(first!).getByRole('button', { name: 'Accept Bharat Steel Works' }));
    await expect(args.onAccept).toHaveBeenCalledWith(received);
    await userEvent.click(within(first!).getByRole('button', { name: 'Decline Bharat Steel Works' }));
    await expect(args.onDecline).toHaveBeenCalledWith(received);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Sahyadri Pharma' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw request' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(sentRequest);
  },
};

/** An app that accepts at once. */
function Accepting(props: NetworkScreenProps) {
  const [companies, setCompanies] = useState<NetworkScreenProps['find']['companies']>([
    { ...nimbus, status: 'stranger' },
    received,
  ]);
  const accept = () => setCompanies(([other]) => [other!, { ...received, status: 'connected' }]);
  return <NetworkScreen {...props} find={{ companies }} onAccept={accept} />;
}

export const AnsweredRequestKeepsItsPlace: Story = {
  args: { mode: 'Client' },
  render: (args) => <Accepting {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Bharat Steel Works' }));
    const [first] = canvas.getAllByRole('listitem');
    await expect(within(first!).getByText('Connected')).toBeVisible();
    await userEvent.click(within(first!).getByRole('button', { name: 'Message Bharat Steel Works' }));
    await expect(args.onMessage).toHaveBeenCalledWith({ ...received, status: 'connected' });
  },
};

export const EmptyClientSaysSo: Story = {
  args: { mode: 'Client', find: nobody },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No users available')).toBeVisible();
  },
};

/** Only the buttons of rows are icons there. */
export const TryAgainHasWordsOnAPhone: Story = {
  args: { find: { companies: [], state: 'error', onRetry: fn() } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(height);
  },
};
