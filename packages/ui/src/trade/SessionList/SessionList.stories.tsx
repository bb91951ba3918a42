import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { longTextCompany } from '#fixtures/companies.ts';
import { companySessions, ownSessions, sessionsNow } from '#fixtures/sessions.ts';
import { contract } from './SessionList.contract.ts';
import { SessionList } from './SessionList.tsx';

const meta = {
  title: 'Trade/Account/SessionList',
  component: SessionList,
  parameters: { contract },
  decorators: [width(640)],
  args: { sessions: ownSessions, now: sessionsNow, onEnd: fn(), onEndOthers: fn(), onRetry: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { endingOthers: false, state: 'ready' } };

/** The devices of a whole company say whose they are. */
export const OfACompany: Story = { args: { sessions: companySessions(6) } };

/** This device alone: nothing can be ended. */
export const OnlyThisOne: Story = { args: { sessions: ownSessions.slice(0, 1) } };

/** One session is being ended. */
export const Ending: Story = { args: { pendingIds: ['s-phone'] } };

/** All others are being ended. */
export const EndingOthers: Story = { args: { endingOthers: true } };

export const Loading: Story = { args: { sessions: [], state: 'loading' } };

export const Failed: Story = { args: { sessions: [], state: 'error' } };

export const Empty: Story = { args: { sessions: [] } };

/** Many, loaded page after page. */
export const Many: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { sessions: companySessions(60), more: 'error', onLoadMore: fn() },
};

/** Long names wrap. */
export const LongText: Story = {
  args: {
    sessions: [
      {
        ...ownSessions[1]!,
        browser: 'A browser with a name that is longer than any other',
        memberName: longTextCompany.companyName,
      },
    ],
  },
};

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <SessionList {...args} pendingIds={['s-phone']} />
      <SessionList {...args} sessions={companySessions(4)} labels={{ list: 'Devices of the company' }} />
      <SessionList {...args} sessions={[]} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { args: { sessions: companySessions(3) }, decorators: [width(288)] };
