import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { attachments } from '#fixtures/attachments.ts';
import { dealPage } from '#fixtures/deal-page.tsx';
import { coilNextBreak, coilPriceAt, estimatedCoil } from '#fixtures/estimate.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import { dealNames, draftFrom, soldRequest } from '#fixtures/negotiated-deal.ts';
import { counterOffer, firstOffer, lastOffer, negotiationNotes } from '#fixtures/negotiation.ts';
import { products } from '#fixtures/products.ts';
import { exampleTotals, quoteProducts } from '#fixtures/quote-form.ts';
import { requestsNow } from '#fixtures/request-details.ts';
import { RequestScreen } from '#screens/RequestScreen/RequestScreen.tsx';
import { StoreScreen } from '#screens/StoreScreen/StoreScreen.tsx';
import { DealActions } from '#trade/DealActions/DealActions.tsx';
import { EstimateForm } from '#trade/EstimateForm/EstimateForm.tsx';
import { QuoteForm } from '#trade/QuoteForm/QuoteForm.tsx';
import { RequestDetail } from '#trade/RequestDetail/RequestDetail.tsx';
import { flow } from './flow.ts';

const meta = {
  title: 'Patterns/Quoting',
  tags: ['!autodocs', '!manifest'],
  parameters: flow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const form = {
  totalsOf: exampleTotals,
  onUploadFile: () => new Promise<never>(() => {}),
  maxFiles: 10,
  onSubmit: fn(),
  onCancel: fn(),
};

export const Ask: Story = {
  render: () =>
    inShell(
      <>
        <StoreScreen mode="Client" products={{ products }} onRequestEstimate={fn()} onViewMore={fn()} />
        <Dialog title="Request Estimate" size="lg" defaultOpen>
          <EstimateForm
            product={estimatedCoil}
            priceAt={coilPriceAt}
            nextBreak={coilNextBreak}
            onSubmit={fn()}
          />
        </Dialog>
      </>,
      { activeLabel: 'Store', mode: 'Client' },
    ),
};

export const Question: Story = {
  render: () =>
    dealPage('vendor', {
      actions: <DealActions offerKind="first" onOffer={fn()} onWithdraw={fn()} />,
      offers: [],
      notes: negotiationNotes.slice(0, 1),
    }),
};

export const Quote: Story = {
  render: () =>
    inShell(
      <RequestScreen
        storeHref="/Store?tab=requests"
        request={<RequestDetail {...soldRequest} now={requestsNow} />}
        form={
          <QuoteForm
            {...form}
            products={quoteProducts}
            defaultValues={{ ...draftFrom(firstOffer), files: attachments }}
          />
        }
      />,
      { activeLabel: 'Store' },
    ),
};

export const Counter: Story = {
  render: () =>
    dealPage('client', {
      offers: [firstOffer],
      form: <QuoteForm {...form} by="client" defaultValues={draftFrom(counterOffer)} />,
    }),
};

const answers = (
  <DealActions
    offer={{ number: 3, total: lastOffer.totals.total, vendorName: dealNames.client.vendor }}
    others={2}
    canKeepOpen
    onAccept={fn()}
    onCounter={fn()}
    onDecline={fn()}
  />
);

export const WhatChanged: Story = {
  render: () =>
    dealPage('client', {
      actions: answers,
      offers: [firstOffer, counterOffer, { ...lastOffer, files: attachments }],
      onFileOpen: fn(),
    }),
};

export const Accept: Story = {
  render: () => dealPage('client', { actions: answers }),
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Accept' })),
};

export const Outdated: Story = {
  render: () =>
    dealPage('client', {
      offers: [firstOffer, counterOffer],
      notice: (
        <Alert
          actions={
            <Button size="sm" onClick={fn()}>
              Show offer 3
            </Button>
          }
        >
          {dealNames.client.vendor} has made a new offer.
        </Alert>
      ),
    }),
};

export const Expired: Story = {
  render: () =>
    dealPage('vendor', {
      status: 'expired',
      actions: <DealActions offerKind="renewal" onOffer={fn()} onWithdraw={fn()} />,
      offers: [{ ...firstOffer, validUntil: '2026-11-23T18:29:59Z' }],
    }),
};
