import { neededBy, now, quotes, quotesAtHundred } from '#fixtures/quotes.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './QuoteComparison.contract.ts';
import { QuoteComparison } from './QuoteComparison.tsx';

describeConformance({
  contract,
  render: (props) => <QuoteComparison quotes={quotes} neededBy={neededBy} now={now} {...props} />,
  examples: [
    <QuoteComparison
      key="at a quantity"
      quotes={quotesAtHundred}
      quantity={100}
      onQuantityChange={() => {}}
      onAskQuantity={() => {}}
    />,
    <QuoteComparison
      key="side by side"
      quotes={quotes}
      defaultSelected={quotes.slice(0, 3).map(({ id }) => id)}
      defaultView="side-by-side"
    />,
    <QuoteComparison key="loading" quotes={[]} state="loading" />,
    <QuoteComparison key="empty" quotes={[]} />,
  ],
});
