import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { width } from '#docs/story-layout.tsx';
import { brokenPicture } from '#fixtures/pictures.ts';
import { requestsNow } from '#fixtures/request-details.ts';
import { coilRequest, requests, longTextRequest } from '#fixtures/requests.ts';
import { contract } from './RequestCard.contract.ts';
import { RequestCard } from './RequestCard.tsx';
import { RequestCardSkeleton } from './RequestCardSkeleton.tsx';

const meta = {
  title: 'Trade/Requests/RequestCard',
  component: RequestCard,
  parameters: { contract },
  args: { ...coilRequest, now: requestsNow, onClientOpen: fn() },
  decorators: [width(360)],
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

/** With what vendors need to know before they open it. */
export const WithFacts: Story = {
  args: { quantity: 40, unit: 'tonne', neededBy: '2026-12-20', quoteCount: 3, requestHref: '#request' },
};

/** It is still open although the day by which it was needed is over. */
export const NeedHasPassed: Story = { args: { ...WithFacts.args, neededBy: '2026-11-20' } };

/** One of the reader's own: its first line and its status lead, and no client is named. */
export const Own: Story = { args: { ...WithFacts.args, own: true } };

/** The client has accepted a quote. */
export const Awarded: Story = { args: { ...WithFacts.args, status: 'awarded' } };

/** Most requests are text only. */
export const WithoutPictures: Story = { args: { images: [] } };

/** The first four are shown, and the number of the others. */
export const ManyPictures: Story = { args: { images: [...coilRequest.images, ...coilRequest.images] } };

/** A picture that does not load keeps its place. */
export const BrokenPicture: Story = { args: { images: [brokenPicture, ...coilRequest.images.slice(0, 2)] } };

/** Long words and long numbers stay inside. */
export const LongText: Story = { args: longTextRequest };

/** The skeleton of a loading card. */
export const Loading: Story = { render: () => <RequestCardSkeleton /> };

/** A list, as on the home page of a client. */
export const States: Story = {
  parameters: { fullWidth: true },
  render: (args) => (
    <CardGrid columns="three" aria-label="Requests">
      {requests.map((request) => (
        <RequestCard key={request.id} {...args} {...request} />
      ))}
      <RequestCard {...args} {...longTextRequest} />
      <RequestCard {...args} {...WithFacts.args} />
      <RequestCard {...args} {...NeedHasPassed.args} />
      <RequestCard {...args} {...Awarded.args} />
      <RequestCardSkeleton />
    </CardGrid>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(240)] };
