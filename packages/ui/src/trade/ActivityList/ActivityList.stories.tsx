import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { activity, activityKinds, longActivity } from '#fixtures/activity.ts';
import { team } from '#fixtures/team.ts';
import { contract } from './ActivityList.contract.ts';
import { ActivityList } from './ActivityList.tsx';

const meta = {
  title: 'Trade/Account/ActivityList',
  component: ActivityList,
  parameters: { contract },
  decorators: [width(900)],
  args: {
    entries: activity,
    subjectHref: ({ action, subject }) => (action.startsWith('member') ? undefined : `#${subject}`),
    onNavigate: fn(),
    members: team,
    kinds: activityKinds,
    onFilterChange: fn(),
    timeZone: 'Asia/Kolkata',
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'ready', more: 'end', headingLevel: 3 } };

/** Where one member's activity is shown already, for instance in a Drawer. */
export const WithoutFilters: Story = {
  render: ({ entries, timeZone }) => <ActivityList entries={entries} timeZone={timeZone} />,
};

export const Loading: Story = { args: { entries: [], state: 'loading' } };

export const Error: Story = { args: { entries: [], state: 'error' } };

export const Empty: Story = { args: { entries: [] } };

/** The filters leave nothing, and can be taken back. */
export const NothingFound: Story = { args: { entries: [], filter: { memberId: 'm-zoya', kind: 'order' } } };

/** The next page could not be loaded. */
export const MoreFailed: Story = { args: { more: 'error' } };

export const LongText: Story = { args: { entries: [longActivity, ...activity] } };

/** With links and without, an action that is not known, and a member who is no longer known. */
export const States: Story = {
  args: { entries: [...activity, { ...activity[6]!, id: 'a-new', action: 'auction.won' }], more: 'error' },
  render: (args) => (
    <Column>
      <ActivityList {...args} />
      <ActivityList {...args} {...Loading.args} />
      <ActivityList {...args} {...Error.args} />
      <ActivityList {...args} {...NothingFound.args} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(320)], args: { entries: [longActivity, ...activity] } };
