import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RowList } from '#components/RowList/RowList.tsx';
import { boughtRequest, draftFrom, requestQuotes, soldRequest } from '#fixtures/negotiated-deal.ts';
import { firstOffer } from '#fixtures/negotiation.ts';
import { exampleTotals } from '#fixtures/quote-form.ts';
import { requestsNow } from '#fixtures/request-details.ts';
import { DealCard } from '#trade/DealCard/DealCard.tsx';
import { QuoteForm } from '#trade/QuoteForm/QuoteForm.tsx';
import { RequestDetail } from '#trade/RequestDetail/RequestDetail.tsx';
import { RequestScreen, type RequestScreenProps } from './RequestScreen.tsx';

const onClose = fn();
const onDealOpen = fn();
const onQuote = fn();

const meta = {
  title: 'Screens/RequestScreen/Interactions',
  component: RequestScreen,
  tags: ['!autodocs', '!manifest'],
  args: { storeHref: '/Store?tab=requests', onNavigate: fn(), onRetry: fn() },
} satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An app whose vendor quotes on a request. */
function QuotingVendor(props: RequestScreenProps) {
  const [isQuoting, setIsQuoting] = useState(false);
  return (
    <RequestScreen
      {...props}
      request={
        <RequestDetail
          {...soldRequest}
          now={requestsNow}
          onQuote={isQuoting ? undefined : () => setIsQuoting(true)}
        />
      }
      form={
        isQuoting && (
          <QuoteForm
            totalsOf={exampleTotals}
            defaultValues={{ ...draftFrom(firstOffer), validUntil: '2099-12-15' }}
            onCancel={() => setIsQuoting(false)}
            onSubmit={onQuote}
          />
        )
      }
    />
  );
}

export const AVendorQuotesBelowTheRequest: Story = {
  render: (args) => <QuotingVendor {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: 'Quotes' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a quote' }));
    await expect(canvas.queryByRole('button', { name: 'Send a quote' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Your quote' })).toHaveFocus();
    const form = within(canvas.getByRole('region', { name: 'Your quote' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('region', { name: 'Your quote' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Send a quote' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a quote' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }));
    await expect(onQuote).toHaveBeenCalledWith(
      expect.objectContaining({ shipping: 18_500, validUntil: '2099-12-15' }),
    );
  },
};

export const TheKeyboardGoesFromThePathToTheQuotes: Story = {
  args: {
    request: <RequestDetail {...boughtRequest} now={requestsNow} onClose={onClose} />,
    quotes: (
      <RowList aria-label="Quotes">
        {requestQuotes.map((quote) => (
          <DealCard
            key={quote.id}
            {...quote}
            href={`#${quote.id}`}
            onOpen={() => onDealOpen(quote.id)}
            now={requestsNow}
          />
        ))}
      </RowList>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Store' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/Store?tab=requests', expect.anything());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close request' })).toHaveFocus();
    await userEvent.tab();
    const quotes = within(canvas.getByRole('region', { name: 'Quotes' }));
    await expect(quotes.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDealOpen).toHaveBeenCalledWith('q-bharat');
  },
};

export const AClientClosesItsRequest: Story = {
  args: { request: <RequestDetail {...boughtRequest} now={requestsNow} onClose={onClose} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close request' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Close this request?' }));
    await userEvent.click(question.getByRole('button', { name: 'Close request' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const LoadingIsReadOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status', { name: 'Loading the request' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Request' })).toBeVisible();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { state: 'error' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The request could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MissingLeadsBack: Story = {
  args: { state: 'missing' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'There is no such request' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Store' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/Store?tab=requests', expect.anything());
  },
};
