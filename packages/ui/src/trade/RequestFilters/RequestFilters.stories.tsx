import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { Column, width } from '#docs/story-layout.tsx';
import { industries } from '#fixtures/industries.ts';
import { requests } from '#fixtures/requests.ts';
import { RequestCard } from '#trade/RequestCard/RequestCard.tsx';
import { contract } from './RequestFilters.contract.ts';
import { NoRequestsMatch } from './NoRequestsMatch.tsx';
import { RequestFilters, type RequestFilterValues } from './RequestFilters.tsx';

const meta = {
  title: 'Trade/Requests/RequestFilters',
  component: RequestFilters,
  parameters: { contract, layout: 'padded' },
  args: {
    filters: { industry: ['Automotive'], maxAge: 7 },
    onFiltersChange: fn(),
    industries: industries.map((value, index) => ({ value, count: 40 - index * 9 })),
    resultCount: 22,
    children: (
      <CardGrid columns="three" aria-label="Requests">
        {requests.map((request) => (
          <RequestCard key={request.id} {...request} />
        ))}
      </CardGrid>
    ),
  },
  argTypes: { children: { control: false } },
  render: function Render({ filters: first, ...args }) {
    const [filters, setFilters] = useState<RequestFilterValues>(first);
    return <RequestFilters {...args} filters={filters} onFiltersChange={setFilters} />;
  },
} satisfies Meta<typeof RequestFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen with room for the rail. */
const wide = {
  globals: { viewport: { value: 'xl' } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Story;

export const Default: Story = {};

export const Playground: Story = { args: { rail: false, loading: false, offersUnquoted: true } };

/** From 1536 px the filters stand beside the list. */
export const Rail: Story = { ...wide, args: { rail: true } };

/** No request is left. */
export const Empty: Story = {
  args: { resultCount: 0, children: <NoRequestsMatch onFiltersChange={fn()} /> },
};

/** Everything, nothing, and no request left. */
export const States: Story = {
  render: (args) => (
    <Column>
      <RequestFilters {...args} filters={{ ...args.filters, unquoted: true }} />
      <RequestFilters {...args} filters={{}}>
        {null}
      </RequestFilters>
      <RequestFilters {...args} {...Empty.args} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(328)] };
