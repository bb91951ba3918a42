import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '#fixtures/in-shell.tsx';
import { neededBy, now, quotes, quotesAtHundred } from '#fixtures/quotes.ts';
import { detailedRequest } from '#fixtures/request-details.ts';
import { RequestScreen } from '#screens/RequestScreen/RequestScreen.tsx';
import { QuoteComparison, type QuoteComparisonProps } from '#trade/QuoteComparison/QuoteComparison.tsx';
import { RequestDetail } from '#trade/RequestDetail/RequestDetail.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Comparing',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
  // What the steps are about is below the request. To scroll an element into view would scroll the page around the frame, too.
  play: () => window.scrollTo(0, document.documentElement.scrollHeight),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const request = (comparison: Partial<QuoteComparisonProps>) => {
  const { quotes: shown = quotes } = comparison;
  return inShell(
    <RequestScreen
      storeHref="#store"
      request={
        <RequestDetail
          {...detailedRequest}
          neededBy={neededBy}
          closesAt={null}
          createdAt="2026-03-09T06:30:00.000Z"
          quoteCount={shown.filter(({ offer }) => offer).length}
          now={now}
          onEdit={fn()}
          onClose={fn()}
        />
      }
      quotes={
        <QuoteComparison
          quotes={quotes}
          neededBy={neededBy}
          now={now}
          quantity={null}
          onQuantityChange={fn()}
          onAskQuantity={fn()}
          onOpen={fn()}
          onRetry={fn()}
          {...comparison}
        />
      }
    />,
    { activeLabel: 'Store', mode: 'Client' },
  );
};

const offered = quotes.filter(({ offer }) => offer).map(({ id }) => id);

export const NoQuotes: Story = { render: () => request({ quotes: [] }) };

export const Quotes: Story = { render: () => request({}) };

export const AnotherQuantity: Story = {
  render: () => request({ quotes: quotesAtHundred, quantity: 100 }),
};

export const TwoOfThem: Story = { render: () => request({ defaultSelected: offered.slice(0, 2) }) };

export const SideBySide: Story = {
  render: () => request({ defaultSelected: offered, defaultView: 'side-by-side' }),
};

export const NotLoaded: Story = { render: () => request({ quotes: [], state: 'error' }) };
