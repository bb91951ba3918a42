import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { Link } from '#components/Link/Link.tsx';
import { width } from '#docs/story-layout.tsx';
import { contract } from './StatTile.contract.ts';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Components/Data display/StatTile',
  component: StatTile,
  parameters: { contract },
  args: {
    label: 'Connections',
    value: '128',
    direction: 'up',
    change: '12 since last week',
    tone: 'positive',
  },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Up 12 since last week')).toBeVisible();
  },
  decorators: [width(320)],
};

export const Playground: Story = {
  args: { hint: 'Companies you trade with', trend: [4, 6, 5, 9, 8, 12, 15] },
  decorators: [width(320)],
};

/** Fewer may be better, so the caller chooses the colour. */
export const FewerIsBetter: Story = {
  args: { label: 'Requests waiting', value: '3', direction: 'down', change: '5 since yesterday' },
  decorators: [width(320)],
};

/** Nothing to compare with yet. */
export const NumberAlone: Story = {
  render: () => <StatTile label="Products" value="42" />,
  decorators: [width(320)],
};

/** A line shows earlier values at a glance; the text beside it says what matters. */
export const WithTrend: Story = {
  args: { trend: [12, 14, 13, 18, 17, 21, 20, 26] },
  decorators: [width(320)],
};

/** A link to what is counted. */
export const WithLink: Story = {
  args: {
    label: 'Requests waiting',
    value: '7',
    hint: <Link href="#network">Answer them</Link>,
  },
  decorators: [width(320)],
};

/** The label is known before the number: it shows, and nothing moves when the number arrives. */
export const Loading: Story = { args: { loading: true }, decorators: [width(320)] };

/** Every direction and tone, with and without hint and trend, unknown and loading. */
export const States: Story = {
  render: (args) => (
    <CardGrid aria-label="Figures">
      <StatTile {...args} trend={[4, 6, 5, 9, 8, 12, 15]} />
      <StatTile
        {...args}
        label="Estimates sent"
        value="19"
        direction="down"
        tone="critical"
        change="30% since last week"
        trend={[15, 12, 13, 8, 9, 5, 4]}
      />
      <StatTile
        {...args}
        label="Products"
        value="42"
        direction="same"
        tone="neutral"
        change="since last week"
      />
      <StatTile label="Sales" value="Rs. 4,20,000" hint="Since the first of the month" />
      <StatTile label="Visits" hint="Not counted yet" />
      <StatTile {...args} label="Requests" loading />
    </CardGrid>
  ),
};

/** The line runs from right to left, as time does in Arabic. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'الاتصالات',
    value: '128',
    direction: 'same',
    change: '',
    tone: 'neutral',
    hint: 'الشركات التي تتعامل معها',
    trend: [4, 6, 5, 9, 8, 12, 15],
  },
  decorators: [width(320)],
};

/** Long words and numbers wrap. */
export const Narrow: Story = {
  args: { label: 'Requests that wait for an answer', value: 'Rs. 12,34,56,789', trend: [1, 3, 2, 4] },
  decorators: [width(160)],
};
