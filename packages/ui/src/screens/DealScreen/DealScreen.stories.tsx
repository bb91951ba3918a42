import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { longTextCompany } from '#fixtures/companies.ts';
import { inShell } from '#fixtures/in-shell.tsx';
import {
  boughtDeal,
  boughtRequest,
  dealNames,
  dealOrder,
  dealOrderEvents,
  dealShipments,
  draftFrom,
  partlyShipped,
  requestQuotes,
  soldDeal,
  soldRequest,
  whollyShipped,
} from '#fixtures/negotiated-deal.ts';
import {
  counterOffer,
  firstOffer,
  lastOffer,
  negotiationAccepted,
  negotiationDeclined,
  negotiationNotes,
  negotiationOffers,
} from '#fixtures/negotiation.ts';
import { longTextProduct } from '#fixtures/products.ts';
import { deals } from '#fixtures/orders.ts';
import { exampleTotals, quoteProducts } from '#fixtures/quote-form.ts';
import { longTextDetail, requestsNow } from '#fixtures/request-details.ts';
import { DealActions } from '#trade/DealActions/DealActions.tsx';
import { DealList } from '#trade/DealList/DealList.tsx';
import { NoteForm } from '#trade/OfferHistory/NoteForm.tsx';
import { OfferHistory } from '#trade/OfferHistory/OfferHistory.tsx';
import { OrderTimeline } from '#trade/OrderTimeline/OrderTimeline.tsx';
import { QuoteForm } from '#trade/QuoteForm/QuoteForm.tsx';
import { RequestDetail } from '#trade/RequestDetail/RequestDetail.tsx';
import { contract } from './DealScreen.contract.ts';
import { DealScreen } from './DealScreen.tsx';

const meta = {
  title: 'Screens/DealScreen',
  component: DealScreen,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: { dealsHref: '/Store?tab=deals', onNavigate: fn() },
  decorators: [
    (Story, { args: { deal } }) =>
      inShell(<Story />, { activeLabel: 'Store', mode: deal?.side === 'client' ? 'Client' : 'Vendor' }),
  ],
} satisfies Meta<typeof DealScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeZone = 'Asia/Kolkata';

const notice = (
  <Alert
    actions={
      <Button size="sm" onClick={fn()}>
        Show offer 3
      </Button>
    }
  >
    Bharat Steel Works has made a new offer.
  </Alert>
);
const form = (
  <QuoteForm
    further
    totalsOf={exampleTotals}
    products={quoteProducts}
    defaultValues={draftFrom(counterOffer)}
    onSubmit={fn()}
    onCancel={fn()}
  />
);

const list = (
  <DealList
    view="needs-reply"
    onViewChange={fn()}
    side="all"
    onSideChange={fn()}
    onSearch={fn()}
    deals={[...requestQuotes, ...deals]}
    dealHref={({ id }) => `#${id}`}
    onDealOpen={fn()}
    currentId={requestQuotes[0]!.id}
    headingLevel={2}
    now={requestsNow}
  />
);

/** The vendor reads a counter-offer, and it is its turn. */
export const Default: Story = {
  args: {
    deal: soldDeal,
    actions: <DealActions onAgree={fn()} onOffer={fn()} onWithdraw={fn()} />,
    history: (
      <OfferHistory
        offers={[firstOffer, counterOffer]}
        notes={negotiationNotes}
        viewer="vendor"
        names={dealNames.vendor}
        timeZone={timeZone}
        composer={<NoteForm onSubmit={fn()} />}
      />
    ),
    request: <RequestDetail {...soldRequest} now={requestsNow} />,
  },
};

export const Playground: Story = { args: { ...Default.args, state: 'loading' } };

/** The client reads the answer to its counter-offer: what changed is said in words. */
export const Counter: Story = {
  args: {
    deal: boughtDeal,
    actions: (
      <DealActions
        offer={{ number: 3, total: lastOffer.totals.total, vendorName: dealNames.client.vendor }}
        others={2}
        canKeepOpen
        onAccept={fn()}
        onCounter={fn()}
        onDecline={fn()}
      />
    ),
    history: (
      <OfferHistory
        offers={negotiationOffers}
        notes={negotiationNotes}
        viewer="client"
        names={dealNames.client}
        timeZone={timeZone}
        composer={<NoteForm onSubmit={fn()} />}
      />
    ),
    request: <RequestDetail {...boughtRequest} now={requestsNow} />,
  },
};

/** From 1200 px the other deals stand beside it; the request goes below the negotiation until there is room again. */
export const WithList: Story = { args: { ...Counter.args, list }, globals: { viewport: { value: 'lg' } } };

/** With room for all three. */
export const WithListDark: Story = {
  args: { ...WithList.args },
  globals: { theme: 'dark', viewport: { value: 'xl' } },
};

/** A newer offer has come: it does not take the place of what one reads, and nothing can be accepted meanwhile. */
export const Outdated: Story = {
  args: {
    deal: boughtDeal,
    notice,
    history: (
      <OfferHistory
        offers={[firstOffer, counterOffer]}
        notes={negotiationNotes}
        viewer="client"
        names={dealNames.client}
        timeZone={timeZone}
        composer={<NoteForm onSubmit={fn()} />}
      />
    ),
    request: <RequestDetail {...boughtRequest} now={requestsNow} />,
  },
};

/** While an offer is written, the negotiation stays below it and the actions are away. */
export const Offering: Story = {
  args: {
    ...Default.args,
    actions: undefined,
    form,
  },
};

/** The offer of a client is a counter-offer. */
export const Countering: Story = {
  args: {
    ...Counter.args,
    actions: undefined,
    form: (
      <QuoteForm
        by="client"
        further
        totalsOf={exampleTotals}
        defaultValues={draftFrom(lastOffer)}
        onSubmit={fn()}
        onCancel={fn()}
      />
    ),
  },
};

/** Accepted: the order stands above the negotiation, and the vendor confirms it. */
export const Ordered: Story = {
  args: {
    deal: { ...soldDeal, status: 'placed' },
    order: (
      <OrderTimeline
        {...dealOrder}
        status="placed"
        events={dealOrderEvents('vendor').slice(0, 1)}
        onConfirm={fn()}
        onMarkPaid={fn()}
        onInvoice={fn()}
        onCancel={fn()}
        onPrint={fn()}
      />
    ),
    history: (
      <OfferHistory
        offers={negotiationOffers}
        notes={negotiationNotes}
        events={[negotiationAccepted]}
        viewer="vendor"
        names={dealNames.vendor}
        status="accepted"
        timeZone={timeZone}
        composer={<NoteForm onSubmit={fn()} />}
      />
    ),
    request: <RequestDetail {...soldRequest} status="awarded" now={requestsNow} />,
  },
};

/** 25 of 40 tonnes have left; the vendor adds the rest. */
export const Shipping: Story = {
  args: {
    ...Ordered.args,
    deal: { ...soldDeal, status: 'dispatched' },
    order: (
      <OrderTimeline
        {...dealOrder}
        status="dispatched"
        lines={partlyShipped}
        shipments={dealShipments.slice(0, 1)}
        events={dealOrderEvents('vendor').slice(0, 3)}
        clientReference="PO-2026-118"
        onShip={fn()}
        onDelivered={fn()}
        onMarkPaid={fn()}
        onInvoice={fn()}
        onPrint={fn()}
      />
    ),
  },
};

/** All has arrived and is paid; the client may order the same again. */
export const Completed: Story = {
  args: {
    deal: { ...boughtDeal, status: 'completed' },
    order: (
      <OrderTimeline
        {...dealOrder}
        status="completed"
        lines={whollyShipped}
        shipments={dealShipments}
        events={dealOrderEvents('client')}
        paidAt="2026-12-05T06:30:00Z"
        invoiceNumber="BSW/26-27/0412"
        clientReference="PO-2026-118"
        onReorder={fn()}
        onReference={fn()}
        onPrint={fn()}
      />
    ),
    history: (
      <OfferHistory
        offers={negotiationOffers}
        notes={negotiationNotes}
        events={[negotiationAccepted]}
        viewer="client"
        names={dealNames.client}
        status="accepted"
        timeZone={timeZone}
      />
    ),
    request: <RequestDetail {...boughtRequest} status="awarded" now={requestsNow} />,
  },
};

/** The last offer is no longer valid: the vendor can renew it. */
export const Expired: Story = {
  args: {
    ...Default.args,
    deal: { ...soldDeal, status: 'expired' },
    actions: <DealActions offerKind="renewal" onOffer={fn()} onWithdraw={fn()} />,
    history: (
      <OfferHistory
        offers={[{ ...firstOffer, validUntil: '2026-11-23T18:29:59Z' }]}
        notes={negotiationNotes}
        viewer="vendor"
        names={dealNames.vendor}
        status="expired"
        timeZone={timeZone}
        composer={<NoteForm onSubmit={fn()} />}
      />
    ),
  },
};

/** The client has chosen another quote: nothing is left to be done. */
export const Declined: Story = {
  args: {
    deal: { ...soldDeal, status: 'declined' },
    history: (
      <OfferHistory
        offers={negotiationOffers}
        notes={negotiationNotes}
        events={[negotiationDeclined]}
        viewer="vendor"
        names={dealNames.vendor}
        status="declined"
        timeZone={timeZone}
      />
    ),
    request: <RequestDetail {...soldRequest} status="awarded" now={requestsNow} />,
  },
};

/** The deal is loading. */
export const Loading: Story = {};

/** It could not be loaded; 'Try again' loads it. */
export const Failed: Story = { args: { state: 'error', onRetry: fn() } };

/** There is none at this address. */
export const Missing: Story = { args: { state: 'missing' } };

/** All that the page can show: a notice, the order, the form, the negotiation and the request. */
export const States: Story = {
  args: { ...Ordered.args, notice, form },
};

/** Long names and large numbers. */
export const LongText: Story = {
  args: {
    ...Default.args,
    deal: { ...soldDeal, title: longTextProduct.description, companyName: longTextCompany.companyName },
    history: (
      <OfferHistory
        offers={[{ ...firstOffer, terms: longTextProduct.description, note: longTextProduct.description }]}
        notes={[{ ...negotiationNotes[0]!, text: longTextProduct.description }]}
        viewer="vendor"
        names={{ ...dealNames.vendor, client: longTextCompany.companyName }}
        timeZone={timeZone}
      />
    ),
    request: <RequestDetail {...longTextDetail} now={requestsNow} />,
  },
};

export const RightToLeft: Story = { args: { ...Counter.args }, globals: { direction: 'rtl' } };

/** One column: what can be done now, the negotiation, then what was asked for. */
export const Narrow: Story = { args: { ...Counter.args }, globals: { viewport: { value: 'mobile1' } } };
