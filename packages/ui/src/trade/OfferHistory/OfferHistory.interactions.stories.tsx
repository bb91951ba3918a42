import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { attachments } from '#fixtures/attachments.ts';
import { counterOffer, firstOffer, lastOffer, negotiationNotes, negotiators } from '#fixtures/negotiation.ts';
import { NoteForm } from './NoteForm.tsx';
import { OfferHistory } from './OfferHistory.tsx';

const meta = {
  title: 'Trade/Deals/OfferHistory/Interactions',
  component: OfferHistory,
  tags: ['!autodocs', '!manifest'],
  args: {
    offers: [firstOffer, counterOffer, lastOffer],
    viewer: 'client',
    names: negotiators,
    timeZone: 'Asia/Kolkata',
    onRetry: fn(),
  },
} satisfies Meta<typeof OfferHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const offerNamed = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('heading', { name }).closest('details')!;

export const TheNewestOfferIsOpen: Story = {
  play: async ({ canvasElement }) => {
    await expect(offerNamed(canvasElement, 'Offer 3')).toHaveAttribute('open');
    const first = offerNamed(canvasElement, 'Offer 1');
    await expect(first).not.toHaveAttribute('open');
    await expect(first.querySelector('summary')).toHaveTextContent('Offer 1Rs. 27,28,773.60');
    await userEvent.click(within(first).getByText('Offer 1'));
    await expect(within(first).getByRole('table', { name: 'Lines of the offer' })).toBeVisible();
    await userEvent.click(within(first).getByText('Offer 1'));
    await userEvent.tab();
    await expect(offerNamed(canvasElement, 'Counter-offer 2').querySelector('summary')).toHaveFocus();
  },
};

export const SaysWhatChanged: Story = {
  play: async ({ canvasElement }) => {
    const newest = within(offerNamed(canvasElement, 'Offer 3'));
    const changes = newest
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    await expect(changes).toEqual([
      'Total: Rs. 26,24,933.60 to Rs. 26,05,440.00, -0.7%',
      'Unit price of Hot-rolled steel coil, 3 mm, E250: Rs. 54,000.00 to Rs. 54,900.00',
      'Other price breaks of Hot-rolled steel coil, 3 mm, E250',
      'Added: Seaworthy packing',
      'Removed: Slitting to 310 mm',
      'Shipping: Rs. 18,500.00 to Rs. 0.00',
      'Other terms',
    ]);
    await userEvent.click(within(canvasElement).getByText('Offer 1'));
    await expect(
      within(offerNamed(canvasElement, 'Offer 1')).queryByRole('heading', { name: 'What changed' }),
    ).toBeNull();
  },
};

export const FilesAreOpened: Story = {
  args: { offers: [firstOffer, { ...counterOffer, files: attachments }], onFileOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const newest = within(offerNamed(canvasElement, 'Counter-offer 2'));
    await userEvent.click(newest.getByRole('button', { name: /^bracket-drawing-rev-c\.pdf/ }));
    await expect(args.onFileOpen).toHaveBeenCalledWith(attachments[0]);
    // The offer before it has none.
    await expect(
      within(offerNamed(canvasElement, 'Offer 1')).queryByRole('list', { name: 'Files' }),
    ).toBeNull();
  },
};

export const NamesTheSides: Story = {
  args: { notes: negotiationNotes },
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('[data-tone] > [data-part="content"] > p')].map(
      ({ textContent }) => textContent,
    );
    await expect(texts).toEqual([
      'Bharat Steel Works Ravi Kulkarni',
      'You Asha Rao',
      'Bharat Steel Works Ravi Kulkarni',
      'You Asha Rao',
      'Bharat Steel Works Ravi Kulkarni',
    ]);
  },
};

/** Nobody loses their place when the other side makes an offer. */
export const ANewerOfferFoldsNothing: Story = {
  render: function ANewerOfferFoldsNothing(args) {
    const [count, setCount] = useState(1);
    return (
      <>
        <OfferHistory {...args} offers={args.offers.slice(0, count)} />
        <button type="button" onClick={() => setCount(2)}>
          Offer comes
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Offer comes' }));
    await expect(offerNamed(canvasElement, 'Offer 1')).toHaveAttribute('open');
    await expect(offerNamed(canvasElement, 'Counter-offer 2')).toHaveAttribute('open');
  },
};

export const AnOfferThatIsAskedForTakesTheFocus: Story = {
  render: function AnOfferThatIsAskedForTakesTheFocus(args) {
    const [shownOffer, setShownOffer] = useState<number>();
    return (
      <>
        <button type="button" onClick={() => setShownOffer(3)}>
          Show offer 3
        </button>
        <div style={{ blockSize: '120vh' }} />
        <OfferHistory {...args} offers={args.offers.slice(0, shownOffer ?? 1)} shownOffer={shownOffer} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(offerNamed(canvasElement, 'Offer 1')).toHaveAttribute('open');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show offer 3' }));
    for (const name of ['Offer 1', 'Counter-offer 2'])
      await expect(offerNamed(canvasElement, name)).not.toHaveAttribute('open');
    const shown = offerNamed(canvasElement, 'Offer 3');
    await expect(shown).toHaveAttribute('open');
    const name = shown.querySelector('summary')!;
    await expect(name).toHaveFocus();
    await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const onSend = fn<(values: { text: string }) => Promise<unknown>>();
const onDraft = fn<(values: { text: string }) => void>();

export const ASentNoteIsCleared: Story = {
  beforeEach: () => {
    onSend.mockResolvedValue(undefined);
  },
  args: { composer: <NoteForm onSubmit={onSend} onValuesChange={onDraft} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Your note' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send note' }));
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Your note is required.');
    await expect(canvas.queryByText('*')).toBeNull();
    await expect(box).toHaveFocus();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(box, ' Is the edge trimmed? ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send note' }));
    await expect(onSend).toHaveBeenCalledWith({ text: 'Is the edge trimmed?' });
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(onDraft).toHaveBeenLastCalledWith({ text: '' });
  },
};

export const AFailedNoteStays: Story = {
  beforeEach: () => {
    onSend.mockRejectedValue(new globalThis.Error('offline'));
  },
  args: { composer: <NoteForm onSubmit={onSend} error="You are offline. Nothing was sent." /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Your note' });
    await userEvent.type(box, 'Is the edge trimmed?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send note' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await Promise.resolve();
    await expect(box).toHaveValue('Is the edge trimmed?');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline. Nothing was sent.');
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { offers: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
