import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { attachments, loadPicture, longNamedAttachments } from '#fixtures/attachments.ts';
import {
  counterOffer,
  firstOffer,
  negotiationAccepted,
  negotiationDeclined,
  negotiationNotes,
  negotiationOffers,
  negotiationRequested,
  negotiationWithdrawn,
  negotiators,
  offerOf,
} from '#fixtures/negotiation.ts';
import { longTextProduct } from '#fixtures/products.ts';
import { NoteForm } from './NoteForm.tsx';
import { contract } from './OfferHistory.contract.ts';
import { OfferHistory } from './OfferHistory.tsx';

const meta = {
  title: 'Trade/Deals/OfferHistory',
  component: OfferHistory,
  parameters: { contract },
  decorators: [width(800)],
  args: {
    offers: negotiationOffers,
    notes: negotiationNotes,
    events: [negotiationRequested],
    viewer: 'client',
    names: negotiators,
    timeZone: 'Asia/Kolkata',
  },
} satisfies Meta<typeof OfferHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest offer is open, and says what changed. */
export const Default: Story = { args: { composer: <NoteForm onSubmit={fn()} /> } };

export const Playground: Story = { args: { viewer: 'vendor', status: 'open', state: 'ready' } };

/** A first offer has nothing to be compared with. */
export const FirstOffer: Story = { args: { offers: [firstOffer], notes: [] } };

/** 'Agree' repeats the terms of the counter-offer. */
export const SameTerms: Story = {
  args: {
    offers: [
      firstOffer,
      counterOffer,
      {
        ...counterOffer,
        number: 3,
        by: 'vendor',
        memberName: 'Ravi Kulkarni',
        validUntil: '2026-12-31T18:29:59Z',
        note: '',
        at: '2026-11-23T04:30:00Z',
      },
    ],
    notes: [],
  },
};

/** Each offer has its own files; they are fetched when they are pressed. */
export const WithFiles: Story = {
  args: {
    offers: [firstOffer, { ...counterOffer, files: attachments }],
    notes: [],
    onFileOpen: fn(),
    onLoadPicture: loadPicture,
    pendingFileId: 'f2',
  },
};

/** The last offer of the vendor says since when it is no longer valid. */
export const Expired: Story = { args: { offers: [firstOffer], notes: [], status: 'expired' } };

export const Accepted: Story = {
  args: { events: [negotiationRequested, negotiationAccepted], status: 'accepted' },
};

/** Nobody declined it: it was declined with the others. */
export const Declined: Story = {
  args: { events: [negotiationRequested, negotiationDeclined], status: 'declined' },
};

export const Withdrawn: Story = {
  args: { viewer: 'vendor', events: [negotiationRequested, negotiationWithdrawn], status: 'withdrawn' },
};

/** A question costs no counter-offer. */
export const OnlyNotes: Story = {
  args: { offers: [], composer: <NoteForm onSubmit={fn()} /> },
};

/** The note stays as it was written. */
export const NoteFailed: Story = {
  args: {
    offers: [],
    notes: [],
    composer: (
      <NoteForm
        defaultValues={{ text: 'Is the edge trimmed?' }}
        error="You are offline. Nothing was sent."
        onSubmit={fn()}
      />
    ),
  },
};

export const Loading: Story = { args: { offers: [], notes: [], events: [], state: 'loading' } };

export const Empty: Story = {
  args: { offers: [], notes: [], events: [], composer: <NoteForm onSubmit={fn()} /> },
};

export const Error: Story = {
  args: { offers: [], notes: [], events: [], state: 'error', onRetry: fn() },
};

const longLine = {
  ...firstOffer.lines[0]!,
  description: longTextProduct.name,
  quantity: 123_456_789.125,
  unitPrice: 1_234_567.89,
  amount: 123_456_789.125 * 1_234_567.89,
  hsn: '72083940',
};

export const LongText: Story = {
  args: {
    names: { ...negotiators, vendor: 'Venkatanarasimharajuvaripeta Precision Metal Works Private Limited' },
    offers: [
      firstOffer,
      offerOf({
        ...firstOffer,
        number: 2,
        lines: [longLine],
        terms: longTextProduct.description,
        note: longTextProduct.description,
        files: longNamedAttachments,
        at: '2026-11-22T04:30:00Z',
      }),
    ],
    notes: [{ ...negotiationNotes[0]!, text: longTextProduct.description }],
  },
};

/** Every kind of entry. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <OfferHistory {...args} {...Declined.args} composer={<NoteForm error="Not sent. Try again." />} />
      <OfferHistory {...args} {...SameTerms.args} />
      <OfferHistory {...args} {...WithFiles.args} />
      <OfferHistory {...args} {...Expired.args} />
      <OfferHistory {...args} {...Empty.args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Lines say in words what columns would. */
export const Narrow: Story = {
  args: {
    offers: [firstOffer, { ...counterOffer, files: longNamedAttachments }],
    onFileOpen: fn(),
    composer: <NoteForm onSubmit={fn()} />,
  },
  decorators: [width(240)],
};
