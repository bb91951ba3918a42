import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, FileText, PackageCheck, Send, TriangleAlert, UserPlus, X } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Link } from '#components/Link/Link.tsx';
import { width } from '#docs/story-layout.tsx';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';
import { contract } from './Timeline.contract.ts';
import { Timeline } from './Timeline.tsx';
import type { TimelineEvent } from './group-by-day.ts';

const events: TimelineEvent[] = [
  {
    id: 'connected',
    timestamp: '2026-03-10T04:30:00Z',
    title: 'Connected with Bharat Steel Works',
    icon: <UserPlus />,
    tone: 'positive',
  },
  {
    id: 'asked',
    timestamp: '2026-03-10T05:12:00Z',
    title: 'Asked for an estimate',
    description: '40 tonnes of hot-rolled coil, to Kochi.',
    icon: <Send />,
  },
  {
    id: 'estimate',
    timestamp: '2026-03-11T09:45:00Z',
    title: 'Estimate received',
    description: <Link href="#estimate">Open the estimate</Link>,
    icon: <FileText />,
    tone: 'info',
  },
  {
    id: 'waits',
    timestamp: '2026-03-12T06:00:00Z',
    title: 'Waits for your answer',
    description: 'The price holds until 19 March.',
    icon: <Clock />,
    tone: 'caution',
  },
];

const meta = {
  title: 'Components/Data display/Timeline',
  component: Timeline,
  parameters: { contract },
  args: { events, timeZone: 'Asia/Kolkata', 'aria-label': 'What happened' },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'What happened' });
    await expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((day) => day.textContent.replace(',', '')),
    ).toEqual(['Tuesday 10 March 2026', 'Wednesday 11 March 2026', 'Thursday 12 March 2026']);
    await expect(within(list).getByText(/^Tuesday/)).toHaveAttribute('datetime', '2026-03-10');
    await expect(within(list).getByText(/^10:42 am$/i)).toHaveAttribute('datetime', '2026-03-10T05:12:00Z');
    await expect(within(list).getByText('Waits for your answer').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
  decorators: [width(520)],
};

export const Playground: Story = {
  args: { lastEvent: 'current', headingLevel: 3 },
  decorators: [width(520)],
};

/** Nothing is under way any more: the last event is drawn like the others. */
export const Done: Story = {
  args: {
    lastEvent: 'done',
    events: [
      ...events.slice(0, 3),
      {
        id: 'delivered',
        timestamp: '2026-03-19T08:20:00Z',
        title: 'Delivered',
        icon: <PackageCheck />,
        tone: 'positive',
      },
    ],
  },
  decorators: [width(520)],
};

/** Dots are enough where all events are of one kind; the current one is a ring. */
export const WithoutIcons: Story = {
  args: { events: events.map((event) => ({ ...event, icon: undefined })) },
  decorators: [width(520)],
};

/** In another time zone the same moments belong to other days. */
export const AnotherClock: Story = {
  args: { timeZone: 'America/Los_Angeles' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Monday,? 9 March 2026$/)).toBeVisible();
  },
  decorators: [width(520)],
};

/** Every tone, with and without icons, open and closed. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', gap: 40 }}>
      <Timeline
        {...args}
        events={[
          ...events,
          {
            id: 'agreed',
            timestamp: '2026-03-12T07:00:00Z',
            title: 'Agreed',
            icon: <Check />,
            tone: 'accent',
          },
          {
            id: 'late',
            timestamp: '2026-03-12T08:00:00Z',
            title: 'Late',
            icon: <TriangleAlert />,
            tone: 'critical',
          },
          { id: 'ended', timestamp: '2026-03-12T09:00:00Z', title: 'Called off', icon: <X /> },
        ]}
      />
      <Timeline {...args} {...WithoutIcons.args} aria-label="Without icons" />
      <Timeline {...args} {...WithoutIcons.args} lastEvent="done" aria-label="Done" />
    </div>
  ),
};

/** The line stands on the right, and days are written as Arabic writes them. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    'aria-label': 'ما حدث',
    events: [
      {
        id: 'asked',
        timestamp: '2026-03-10T05:12:00Z',
        title: 'طلب تقدير',
        description: 'أربعون طنًا من اللفائف.',
        icon: <Send />,
      },
      {
        id: 'waits',
        timestamp: '2026-03-11T06:00:00Z',
        title: 'في انتظار جوابك',
        icon: <Clock />,
        tone: 'caution',
      },
    ],
  },
  decorators: [
    width(520),
    (Story) => (
      <LocaleProvider locale="ar">
        <Story />
      </LocaleProvider>
    ),
  ],
};

/** The time moves below a long title. */
/** What an event holds may be cut or scroll, and makes the list no wider. */
export const Narrow: Story = {
  args: {
    events: [
      ...events,
      {
        id: 'file',
        timestamp: '2026-03-12T07:00:00Z',
        title: 'File',
        description: (
          <span
            style={{ display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}
          >
            test-certificate-of-the-first-load.pdf
          </span>
        ),
      },
    ],
  },
  decorators: [width(220)],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'What happened' });
    for (const day of list.children) await expect(day.getBoundingClientRect().width).toBeLessThanOrEqual(220);
  },
};
