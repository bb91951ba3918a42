import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { manyQuotes, neededBy, now, quotes, quotesAtHundred } from '#fixtures/quotes.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
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
  let cleanup = () => {};
  afterEach(() => cleanup());

  /** Mounts the comparison while it loads. Records the quotes whose rows each commit has rendered. */
  async function mount() {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    cleanup = () => {
      act(() => root.unmount());
      container.remove();
      vi.unstubAllGlobals();
    };
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
          <Profiler id="comparison" onRender={() => commits.push([...new Set(read.splice(0))])}>
            <QuoteComparison quotes={[]} neededBy={neededBy} now={now} {...props} />
          </Profiler>,
        ),
      );
    await show({ state: 'loading' });
    return { container, show: () => show({ quotes: watched }), take: () => commits.splice(0) };
  }

  it('are rendered once, and of one that is ticked only the row', async () => {
    const { container, show, take } = await mount();
    take();
    await show();
    const x = take(); console.log('FIRST', JSON.stringify(x.map((c) => c.length)));
    const [box] = container.querySelectorAll<HTMLInputElement>('tbody input');
    await act(async () => box!.click());
    expect(box!.checked).toBe(true);
    const y = take(); console.log('SECOND', JSON.stringify(y.map((c) => c.length)));
    const [, box2] = container.querySelectorAll<HTMLInputElement>('tbody input');
    await act(async () => box2!.click());
    console.log('THIRD', JSON.stringify(take().map((c) => c.length)));
  });
});
