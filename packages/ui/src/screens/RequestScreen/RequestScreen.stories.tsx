import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { fn } from 'storybook/test';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { inShell } from '#fixtures/in-shell.tsx';
import { boughtRequest, draftFrom, requestQuotes, soldRequest } from '#fixtures/negotiated-deal.ts';
import { firstOffer } from '#fixtures/negotiation.ts';
import { exampleTotals, quoteProducts } from '#fixtures/quote-form.ts';
import { longTextDetail, requestsNow } from '#fixtures/request-details.ts';
import { DealCard } from '#trade/DealCard/DealCard.tsx';
import { QuoteForm } from '#trade/QuoteForm/QuoteForm.tsx';
import { RequestDetail } from '#trade/RequestDetail/RequestDetail.tsx';
import { contract } from './RequestScreen.contract.ts';
import { RequestScreen } from './RequestScreen.tsx';

const meta = {
  title: 'Screens/RequestScreen',
  component: RequestScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: { storeHref: '/Store?tab=my-requests', onNavigate: fn() },
  decorators: [
    (Story, { args: { quotes } }) =>
      inShell(<Story />, { activeLabel: 'Store', mode: quotes ? 'Client' : 'Vendor' }),
  ],
} satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (
  <QuoteForm
    totalsOf={exampleTotals}
    products={quoteProducts}
    defaultValues={draftFrom(firstOffer)}
    onSubmit={fn()}
    onCancel={fn()}
  />
);

/** The client reads what vendors offer. */
export const Default: Story = {
  args: {
    request: <RequestDetail {...boughtRequest} now={requestsNow} onEdit={fn()} onClose={fn()} />,
    quotes: (
      <RowList aria-label="Quotes">
        {requestQuotes.map((quote) => (
          <DealCard key={quote.id} {...quote} href={`#${quote.id}`} now={requestsNow} />
        ))}
      </RowList>
    ),
  },
};

export const Playground: Story = { args: { ...Default.args, state: 'loading' } };

/** Nobody has quoted yet: the client can still change all of it. */
export const WithoutQuotes: Story = {
  args: {
    request: (
      <RequestDetail {...boughtRequest} quoteCount={0} now={requestsNow} onEdit={fn()} onClose={fn()} />
    ),
    quotes: (
      <EmptyState
        icon={<Inbox />}
        title="No quotes yet"
        description="Vendors find your request on the board. Their quotes and questions show here."
      />
    ),
  },
};

/** A vendor decides whether to quote, or asks first. */
export const AsVendor: Story = {
  args: {
    storeHref: '/Store?tab=requests',
    request: <RequestDetail {...soldRequest} now={requestsNow} onQuote={fn()} onAsk={async () => {}} />,
  },
};

/** Its first offer, below what was asked for. */
export const Quoting: Story = {
  args: {
    storeHref: '/Store?tab=requests',
    request: <RequestDetail {...soldRequest} now={requestsNow} />,
    form,
  },
};

/** The client has closed it: the quotes are suspended until it is opened again. */
export const Closed: Story = {
  args: {
    request: <RequestDetail {...boughtRequest} status="closed" now={requestsNow} onReopen={fn()} />,
    quotes: (
      <RowList aria-label="Quotes">
        {requestQuotes.map((quote) => (
          <DealCard
            key={quote.id}
            {...quote}
            status="closed"
            waitsFor={null}
            href={`#${quote.id}`}
            now={requestsNow}
          />
        ))}
      </RowList>
    ),
  },
};

/** One quote was accepted, and the others declined with it. */
export const Awarded: Story = {
  args: {
    request: <RequestDetail {...boughtRequest} status="awarded" now={requestsNow} />,
    quotes: (
      <RowList aria-label="Quotes">
        {requestQuotes.map((quote, index) => (
          <DealCard
            key={quote.id}
            {...quote}
            status={index === 0 ? 'accepted' : 'declined'}
            waitsFor={null}
            href={`#${quote.id}`}
            now={requestsNow}
          />
        ))}
      </RowList>
    ),
  },
};

/** The request is loading. */
export const Loading: Story = {};

/** It could not be loaded; 'Try again' loads it. */
export const Failed: Story = { args: { state: 'error', onRetry: fn() } };

/** There is none at this address. */
export const Missing: Story = { args: { state: 'missing' } };

/** All that the page can show: the request, the form and the quotes. */
export const States: Story = { args: { ...Default.args, form } };

/** Long names and large numbers. */
export const LongText: Story = {
  args: { request: <RequestDetail {...longTextDetail} now={requestsNow} onQuote={fn()} /> },
};

export const RightToLeft: Story = { args: { ...Default.args }, globals: { direction: 'rtl' } };

/** One column. */
export const Narrow: Story = { args: { ...Default.args }, globals: { viewport: { value: 'mobile1' } } };
