import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { attachments } from '#fixtures/attachments.ts';
import { exampleTotals, quoteDraft, quoteProducts } from '#fixtures/quote-form.ts';
import { neededBy, now } from '#fixtures/quotes.ts';
import { contract } from './QuoteForm.contract.ts';
import { QuoteForm } from './QuoteForm.tsx';

const meta = {
  title: 'Trade/Deals/QuoteForm',
  component: QuoteForm,
  parameters: { contract },
  decorators: [width(1040)],
  args: { totalsOf: exampleTotals, defaultTaxPercent: 18, onSubmit: fn() },
} satisfies Meta<typeof QuoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A vendor begins: one line, and its products at hand. */
export const Default: Story = { args: { products: quoteProducts } };

export const Playground: Story = {
  args: { defaultValues: quoteDraft, products: quoteProducts, pending: false, error: '', onCancel: fn() },
};

/** A quote on a product is prefilled from it. */
export const Prefilled: Story = {
  args: { defaultValues: quoteDraft, products: quoteProducts, onCancel: fn() },
};

/** The client said when it is needed: a lead time that is too long says so before it is sent. */
export const TooLate: Story = {
  args: {
    defaultValues: { ...quoteDraft, leadDays: 21 },
    requested: { quantity: 40, unit: 'tonne', neededBy },
    now,
    onCancel: fn(),
  },
};

/** The day by which it was needed is over, and any lead time is too long. */
export const NeedHasPassed: Story = {
  args: {
    defaultValues: quoteDraft,
    requested: { quantity: 40, unit: 'tonne', neededBy },
    now: new Date('2026-04-02T06:30:00.000Z'),
    onCancel: fn(),
  },
};

/** Certificates and drawings go with an offer where they can be uploaded. */
export const WithFiles: Story = {
  args: {
    defaultValues: { ...quoteDraft, files: attachments },
    onUploadFile: () => new Promise(() => {}),
    maxFiles: 10,
    maxFileSize: 10_000_000,
    onCancel: fn(),
  },
};

/** A client's counter-offer has no last day and takes no products. */
export const CounterOffer: Story = { args: { by: 'client', defaultValues: quoteDraft, onCancel: fn() } };

/** While it is sent, the text and the focus stay in place. */
export const Sending: Story = { args: { defaultValues: quoteDraft, further: true, pending: true } };

/** A general error stands above the buttons, that of a field at the field. */
export const Failed: Story = {
  args: {
    defaultValues: quoteDraft,
    error: 'An error occurred. Please try again.',
    fieldErrors: { validUntil: 'Valid until must not be in the past.' },
  },
};

/** The other side has made an offer meanwhile: nothing that was written is lost. */
export const Outdated: Story = {
  args: {
    by: 'client',
    defaultValues: quoteDraft,
    outdated: 'Offer 3 has come since you began.',
    onShowLatest: fn(),
  },
};

/** Many lines with long texts and large numbers. */
export const ManyLines: Story = {
  args: {
    defaultValues: {
      ...quoteDraft,
      lines: Array.from({ length: 12 }, (_, index) => ({
        ...quoteDraft.lines[1]!,
        key: String(index + 1),
        id: `l${index}`,
        description: 'Cold rolled close annealed coil, slit, edge trimmed, oiled, packed in paper and film',
        quantity: 125_000.125,
        unitPrice: 1_234_567.89,
      })),
    },
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <QuoteForm {...args} />
      <QuoteForm {...args} {...Prefilled.args} />
      <QuoteForm {...args} {...WithFiles.args} />
      <QuoteForm {...args} {...Failed.args} />
      <QuoteForm {...args} {...Outdated.args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { defaultValues: quoteDraft, products: quoteProducts },
  globals: { direction: 'rtl' },
};

/** On a phone each line is a group with labels. */
export const Narrow: Story = {
  args: { ...WithFiles.args },
  decorators: [width(328)],
};
