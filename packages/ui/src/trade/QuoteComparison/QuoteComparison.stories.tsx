import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import {
  askedQuote,
  bharatQuote,
  expiredQuote,
  konarkQuote,
  longTextQuote,
  manyQuotes,
  neededBy,
  nimbusQuote,
  now,
  quotes,
  quotesAtHundred,
} from '#fixtures/quotes.ts';
import { contract } from './QuoteComparison.contract.ts';
import { QuoteComparison } from './QuoteComparison.tsx';

const meta = {
  title: 'Trade/Deals/QuoteComparison',
  component: QuoteComparison,
  parameters: { contract },
  args: {
    quotes,
    neededBy,
    now,
    onOpen: fn(),
    onSelectedChange: fn(),
    onViewChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof QuoteComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lowest total comes first, and what has no offer last. */
export const Default: Story = {};

export const Playground: Story = {
  args: { state: 'ready', defaultView: 'table', headingLevel: 3, onQuantityChange: fn(), quantity: null },
};

/** As many as one request may have. */
export const Many: Story = {
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { quotes: manyQuotes },
};

/** There is nothing to compare it with. */
export const One: Story = { args: { quotes: [bharatQuote] } };

/** Questions came before offers. */
export const WithoutOffers: Story = {
  args: { quotes: [askedQuote, { ...bharatQuote, offer: null, waitsFor: 'vendor' }] },
};

/** What can no longer be had is never the best. */
export const Expired: Story = {
  args: {
    quotes: [
      expiredQuote,
      { ...konarkQuote, status: 'declined', waitsFor: null },
      { ...nimbusQuote, status: 'withdrawn', waitsFor: null },
      bharatQuote,
    ],
  },
};

/** The last offer may be the client's own, which is no best either. */
export const CounterOffer: Story = {
  args: {
    quotes: [
      bharatQuote,
      nimbusQuote,
      { ...konarkQuote, offer: { ...konarkQuote.offer!, by: 'client', validUntil: null } },
    ],
  },
};

/** What each would cost at 100 tonnes, and a button that asks for that. */
export const AtQuantity: Story = {
  args: { quotes: quotesAtHundred, quantity: 100, onQuantityChange: fn(), onAskQuantity: fn() },
};

/** Without a day by which it is needed, a lead time is a number. */
export const WithoutANeedDate: Story = { args: { neededBy: null } };

/** Landed prices of different units are not compared. */
export const DifferentUnits: Story = {
  args: {
    quotes: [
      bharatQuote,
      {
        ...konarkQuote,
        offer: {
          ...konarkQuote.offer!,
          unitLanded: 64.8,
          lines: [{ ...konarkQuote.offer!.lines[0]!, quantity: 40_000, unit: 'kg' }],
        },
      },
    ],
  },
};

/** The quotes that are ready to be put side by side. */
export const Selected: Story = { args: { defaultSelected: [bharatQuote.id, konarkQuote.id] } };

/** Up to four as columns, criterion by criterion. */
export const SideBySide: Story = {
  args: {
    defaultSelected: [bharatQuote, konarkQuote, nimbusQuote, expiredQuote].map(({ id }) => id),
    defaultView: 'side-by-side',
  },
};

/** Two as columns. */
export const TwoSideBySide: Story = {
  args: { defaultSelected: [bharatQuote.id, konarkQuote.id], defaultView: 'side-by-side' },
};

/** Skeletons in place of the rows. */
export const Loading: Story = { args: { quotes: [], state: 'loading' } };

/** The quotes could not be loaded. */
export const Failed: Story = { args: { quotes: [], state: 'error' } };

/** Nobody has answered yet. */
export const Empty: Story = { args: { quotes: [] } };

/** Long names and large sums. */
export const LongText: Story = { args: { quotes: [longTextQuote, konarkQuote] } };

/** The same side by side. */
export const LongTextSideBySide: Story = {
  args: {
    quotes: [longTextQuote, konarkQuote],
    defaultSelected: [longTextQuote.id, konarkQuote.id],
    defaultView: 'side-by-side',
  },
};

/** All of them, at a quantity, side by side and with little room. */
export const States: Story = {
  render: (args) => (
    <Column>
      <QuoteComparison {...args} {...Selected.args} />
      <QuoteComparison {...args} {...AtQuantity.args} labels={{ list: 'Quotes at 100 tonnes' }} />
      <QuoteComparison {...args} {...SideBySide.args} />
      <QuoteComparison {...args} {...Loading.args} labels={{ list: 'Quotes that load' }} />
      <QuoteComparison {...args} {...Failed.args} />
      <QuoteComparison {...args} {...Empty.args} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** At most two columns; with more of them each answer names its company. */
export const Narrow: Story = {
  decorators: [width(328)],
  render: (args) => (
    <Column>
      <QuoteComparison {...args} onQuantityChange={fn()} />
      <QuoteComparison {...args} {...SideBySide.args} />
    </Column>
  ),
};
