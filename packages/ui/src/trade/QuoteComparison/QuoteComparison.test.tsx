import { act, Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { manyQuotes, neededBy, now, quotes, quotesAtHundred } from '#fixtures/quotes.ts';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { contract } from './QuoteComparison.contract.ts';
import { QuoteComparison, type QuoteComparisonProps } from './QuoteComparison.tsx';

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

describe('50 quotes of 20 lines', () => {
  // Translated words are as steady as the English ones.
  const labels = { QuoteComparison: { best: 'Beste' }, DealCard: { noOffer: '–' }, Table: {}, Quantity: {} };

  /** Mounts the comparison while it loads. Records the quotes whose rows each commit has rendered. */
  async function mount() {
    const { container, root } = openRoot({ act: true });
    const read: string[] = [];
    const commits: string[][] = [];
    const watched = manyQuotes.map(({ href, offer, ...quote }) => ({
      ...quote,
      offer: offer && {
        ...offer,
        lines: Array.from({ length: 20 }, (_, line) => ({ ...offer.lines[0]!, id: `l${line}` })),
      },
      get href() {
        read.push(quote.id);
        return href;
      },
    }));
    const show = (props: Partial<QuoteComparisonProps>) =>
      act(async () =>
        root.render(
          <LocaleProvider labels={labels}>
            <Profiler id="comparison" onRender={() => commits.push([...new Set(read.splice(0))])}>
              <QuoteComparison quotes={[]} neededBy={neededBy} now={now} {...props} />
            </Profiler>
          </LocaleProvider>,
        ),
      );
    await show({ state: 'loading' });
    return { container, show: () => show({ quotes: watched }), take: () => commits.splice(0) };
  }

  it('are rendered once, and no cell of them again when one is ticked', async () => {
    const { container, show, take } = await mount();
    take();
    await show();
    // Whether the table scrolls is known after it is laid out, and renders its frame alone.
    const [first, ...frame] = take();
    expect(first!.toSorted()).toEqual(manyQuotes.map(({ id }) => id).toSorted());
    expect(frame.flat()).toEqual([]);
    const boxes = container.querySelectorAll<HTMLInputElement>('tbody input');
    for (const box of [boxes[3]!, boxes[7]!]) {
      await act(async () => box.click());
      expect(box.checked).toBe(true);
      expect(take().flat()).toEqual([]);
    }
    expect(container.querySelector('[data-part="compare"]')).not.toBeNull();
  });
});
