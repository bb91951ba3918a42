import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ConnectionStatus } from '#trade/ConnectionToggle/ConnectionToggle.tsx';
import { bharat, companies, konark, nimbus } from '#fixtures/companies.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { NetworkScreen, type NetworkScreenProps } from '#screens/NetworkScreen/NetworkScreen.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Connecting',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const withStatus = (status: ConnectionStatus, of = companies) => ({
  companies: of.map((company) => ({ ...company, status, connectionId: `n-${company.id}` })),
});

const network = (props: Partial<NetworkScreenProps>) =>
  inShell(
    <NetworkScreen
      mode="Vendor"
      find={withStatus('stranger')}
      sent={withStatus('pending', [bharat])}
      requests={withStatus('pending', [konark, nimbus])}
      connections={withStatus('connected', [konark])}
      onTabChange={fn()}
      onConnect={fn()}
      onAccept={fn()}
      onDecline={fn()}
      onWithdraw={fn()}
      onDisconnect={fn()}
      onOpen={fn()}
      {...props}
    />,
    { activeLabel: 'Network', mode: props.mode ?? 'Vendor' },
  );

export const Find: Story = { render: () => network({ tab: 'find' }) };

export const Sending: Story = {
  render: () =>
    network({
      tab: 'find',
      find: {
        companies: withStatus('stranger').companies.map((company) =>
          company.id === bharat.id ? { ...company, pendingAction: 'connect' } : company,
        ),
      },
    }),
};

export const Sent: Story = { render: () => network({ tab: 'sent' }) };

export const Answering: Story = { render: () => network({ tab: 'requests' }) };

export const Connected: Story = { render: () => network({ tab: 'connections' }) };

const statuses: ConnectionStatus[] = ['connected', 'pending', 'declined', 'stranger', 'stranger'];

export const AsAClient: Story = {
  render: () =>
    network({
      mode: 'Client',
      find: {
        companies: companies.map((company, index) => ({ ...company, status: statuses[index] ?? 'stranger' })),
      },
    }),
};
