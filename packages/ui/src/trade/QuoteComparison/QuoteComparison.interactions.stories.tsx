import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import {
  askedQuote,
  bharatQuote,
  expiredQuote,
  konarkQuote,
  manyQuotes,
  neededBy,
  nimbusQuote,
  now,
  quotes,
  quotesAtHundred,
} from '#fixtures/quotes.ts';
import { QuoteComparison } from './QuoteComparison.tsx';

const meta = {
  title: 'Trade/Deals/QuoteComparison/Interactions',
  component: QuoteComparison,
  tags: ['!autodocs', '!manifest'],
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

/** The companies of the rows, from top to bottom. */
const companies = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);
const rowOf = (canvasElement: HTMLElement, company: string) =>
  within(canvasElement).getByRole('link', { name: company }).closest('tr')!;

export const TheLowestTotalComesFirstAndNoOfferLast: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(companies(canvasElement)).toEqual(
      [expiredQuote, konarkQuote, bharatQuote, nimbusQuote, askedQuote].map(({ companyName }) => companyName),
    );
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Company' }));
    await expect(companies(canvasElement).at(-1)).toBe(askedQuote.companyName);
    await userEvent.click(canvas.getByRole('button', { name: 'Company' }));
    await expect(companies(canvasElement).at(-1)).toBe(askedQuote.companyName);
  },
};

export const SaysWhatIsBestAndWhatIsLate: Story = {
  play: async ({ canvasElement }) => {
    const cells = (company: string) => within(rowOf(canvasElement, company)).getAllByRole('cell');
    const [, konarkTotal, konarkLanded, konarkLead, konarkValid] = cells(konarkQuote.companyName);
    await expect(konarkTotal).toHaveTextContent(/^Rs\. 26,13,110\.00 Best 40 tonnes$/);
    await expect(konarkLanded).toHaveTextContent('Best');
    await expect(konarkLead).toHaveTextContent(/^17 days 3 days late$/);
    await expect(konarkValid).toHaveTextContent('Expires tomorrow');
    const [, total, , lead, validUntil] = cells(nimbusQuote.companyName);
    await expect(total).toHaveTextContent(/2 lines$/);
    await expect(lead).toHaveTextContent(/^7 days Best On time$/);
    await expect(validUntil).toHaveTextContent(/^30 Mar 2026 Best$/);
    await expect(rowOf(canvasElement, expiredQuote.companyName)).not.toHaveTextContent('Best');
    await expect(rowOf(canvasElement, expiredQuote.companyName)).toHaveTextContent('Expired on 10 Mar 2026');
    await expect(rowOf(canvasElement, askedQuote.companyName)).toHaveTextContent('No offer yet');
  },
};

export const DaysEndInTheTimeZone: Story = {
  render: (args) => (
    <>
      {['Asia/Kolkata', 'America/New_York'].map((timeZone) => (
        <section key={timeZone} aria-label={timeZone}>
          <QuoteComparison {...args} timeZone={timeZone} />
        </section>
      ))}
    </>
  ),
  args: {
    // The 13th in Kolkata, the 12th in New York.
    now: new Date('2026-03-12T19:00:00Z'),
    quotes: [{ ...konarkQuote, offer: { ...konarkQuote.offer!, validUntil: '2026-03-13T18:29:59Z' } }],
  },
  play: async ({ canvasElement }) => {
    const said = (timeZone: string) =>
      within(within(canvasElement).getByRole('region', { name: timeZone }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll(/\s+/g, ' '))
        .slice(-4, -2);
    await expect(said('Asia/Kolkata')).toEqual(['17 days 4 days late', '13 Mar 2026 Expires today']);
    await expect(said('America/New_York')).toEqual(['17 days 3 days late', '13 Mar 2026 Expires tomorrow']);
  },
};

export const EachRowLeadsToItsDeal: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: bharatQuote.companyName })).toHaveAttribute(
      'href',
      bharatQuote.href,
    );
    await userEvent.click(canvas.getByRole('link', { name: bharatQuote.companyName }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(bharatQuote.id);
    canvas.getByRole('link', { name: konarkQuote.companyName }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(konarkQuote.id);
  },
};

export const TwoGoSideBySideAndBack: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lead time' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${bharatQuote.companyName}` }));
    await expect(canvas.queryByRole('button', { name: /^Compare/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${nimbusQuote.companyName}` }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([bharatQuote.id, nimbusQuote.id]);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare 2 quotes' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('side-by-side');
    const group = canvas.getByRole('group', { name: '2 quotes side by side' });
    await expect(group).toHaveFocus();
    await expect(canvas.queryByRole('table')).toBeNull();
    // The best of these two, not of all.
    const total = within(group).getByText('Total').parentElement!;
    await expect(total).toHaveTextContent(
      /^TotalBharat Steel Works Rs\. 26,74,470\.00 Best 40 tonnesNimbus IT Services Rs\. 27,56,480\.00 2 lines$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all quotes' }));
    await expect(canvas.getByRole('button', { name: 'Compare 2 quotes' })).toHaveFocus();
    // Sorted and selected as before.
    await expect(companies(canvasElement)[0]).toBe(nimbusQuote.companyName);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Select 2 to 4 quotes to compare them side by side.')).toBeVisible();
    canvas.getByRole('checkbox', { name: `Select ${bharatQuote.companyName}` }).focus();
    await userEvent.keyboard(' ');
    await expect(
      canvas.getByText('Bharat Steel Works selected. Select another to compare them.'),
    ).toBeVisible();
    canvas.getByRole('checkbox', { name: `Select ${konarkQuote.companyName}` }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Compare 2 quotes' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to all quotes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: bharatQuote.companyName })).toHaveFocus();
    await expect(args.onViewChange).toHaveBeenCalledOnce();
  },
};

export const NoMoreThanFour: Story = {
  args: { quotes: manyQuotes },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [, first, ...others] = canvas.getAllByRole('checkbox');
    await userEvent.click(others[8]!);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 4 quotes' }));
    // The one that was selected, and the first three.
    await expect(others[8]).toBeChecked();
    await expect(first).toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Compare 4 quotes' })).toBeVisible();
    await userEvent.click(others[9]!);
    await expect(others[9]).not.toBeChecked();
    await expect(canvas.getByText('At most 4 quotes fit side by side. Deselect one first.')).toBeVisible();
    await userEvent.click(first!);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(expect.toSatisfy((ids) => ids.length === 3));
    await expect(canvas.getByText(/^[^,]+, [^,]+, [^,]+ selected\.$/)).toBeVisible();
  },
};

export const AnotherQuantityIsComparedAndAskedFor: Story = {
  args: { onQuantityChange: fn(), onAskQuantity: fn() },
  render: function Render(args) {
    const [quantity, setQuantity] = useState<number | null>(null);
    return (
      <QuoteComparison
        {...args}
        quotes={quantity === 100 ? quotesAtHundred : quotes}
        quantity={quantity}
        onQuantityChange={(next) => {
          args.onQuantityChange?.(next);
          setQuantity(next);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Compare at quantity' });
    await userEvent.type(field, '40');
    // That is what they offer already.
    await expect(
      canvas.queryByRole('button', { name: `Ask for this quantity: ${konarkQuote.companyName}` }),
    ).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '100');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(100);
    await expect(rowOf(canvasElement, konarkQuote.companyName)).toHaveTextContent('Rs. 63,11,230.00 Best');
    const unpriced = rowOf(canvasElement, nimbusQuote.companyName);
    await expect(unpriced).toHaveTextContent('Not for this quantity');
    await expect(unpriced).not.toHaveTextContent('Best');
    await expect(within(unpriced).queryByRole('button')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: `Ask for this quantity: ${konarkQuote.companyName}` }),
    );
    await expect(args.onAskQuantity).toHaveBeenLastCalledWith(konarkQuote.id);
    await userEvent.clear(field);
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByText('Not for this quantity')).toBeNull();
  },
};

/** As wide as the page of a request is at 1440 px. */
export const ADesktopShowsAllColumns: Story = {
  decorators: [width(1112)],
  args: { quotes: quotesAtHundred, quantity: 100, onQuantityChange: fn(), onAskQuantity: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('table').parentElement!;
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const ask = canvas.getByRole('button', { name: `Ask for this quantity: ${konarkQuote.companyName}` });
    // The label is one line high.
    await expect(ask.offsetHeight).toBe(32);
  },
};

export const OnAPhoneTwoColumnsAtMost: Story = {
  decorators: [width(328)],
  args: {
    defaultSelected: [bharatQuote, konarkQuote, nimbusQuote].map(({ id }) => id),
    defaultView: 'side-by-side',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByText('Total').parentElement!;
    const [first, second, third] = within(row)
      .getAllByRole('definition')
      .map((answer) => answer.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(third!.left).toBe(first!.left);
    await expect(third!.top).toBeGreaterThan(first!.top);
    // Below the names of two companies a third is not told apart by its column.
    await expect(within(row).getByText(nimbusQuote.companyName).offsetHeight).toBeGreaterThan(10);
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { quotes: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
