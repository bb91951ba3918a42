import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { width } from '#docs/story-layout.tsx';
import {
  boughtDeal,
  dealNames,
  dealOrder,
  dealOrderEvents,
  draftFrom,
  requestQuotes,
  soldDeal,
  soldRequest,
} from '#fixtures/negotiated-deal.ts';
import { counterOffer, firstOffer, lastOffer, negotiationOffers } from '#fixtures/negotiation.ts';
import { exampleTotals } from '#fixtures/quote-form.ts';
import { requestsNow } from '#fixtures/request-details.ts';
import { DealActions } from '#trade/DealActions/DealActions.tsx';
import { DealList } from '#trade/DealList/DealList.tsx';
import { NoteForm } from '#trade/OfferHistory/NoteForm.tsx';
import { OfferHistory } from '#trade/OfferHistory/OfferHistory.tsx';
import { OrderTimeline } from '#trade/OrderTimeline/OrderTimeline.tsx';
import { QuoteForm } from '#trade/QuoteForm/QuoteForm.tsx';
import { RequestDetail } from '#trade/RequestDetail/RequestDetail.tsx';
import { ShipmentForm } from '#trade/ShipmentForm/ShipmentForm.tsx';
import type { DealSummary } from '#trade/deal.ts';
import { DealScreen, type DealScreenProps } from './DealScreen.tsx';

const onCompanyOpen = fn();
const onAccept = fn();
const onOffer = fn();
const onShip = fn();
const onNote = fn();

const meta = {
  title: 'Screens/DealScreen/Interactions',
  component: DealScreen,
  tags: ['!autodocs', '!manifest'],
  args: {
    deal: { ...soldDeal, onCompanyOpen },
    dealsHref: '/Store?tab=deals',
    onNavigate: fn(),
    onRetry: fn(),
    request: <RequestDetail {...soldRequest} now={requestsNow} />,
  },
} satisfies Meta<typeof DealScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An app whose client reads offer 2 while offer 3 has come. */
function ReadingClient(props: DealScreenProps) {
  const [seen, setSeen] = useState(2);
  const last = negotiationOffers[seen - 1]!;
  const isOutdated = seen < negotiationOffers.length;
  return (
    <DealScreen
      {...props}
      notice={
        isOutdated && (
          <Alert actions={<Button onClick={() => setSeen(negotiationOffers.length)}>Show offer 3</Button>}>
            Bharat Steel Works has made a new offer.
          </Alert>
        )
      }
      actions={
        !isOutdated && (
          <DealActions
            offer={{ number: last.number, total: last.totals.total, vendorName: dealNames.client.vendor }}
            onAccept={onAccept}
          />
        )
      }
      history={
        <OfferHistory offers={negotiationOffers.slice(0, seen)} viewer="client" names={dealNames.client} />
      }
    />
  );
}

export const ANewerOfferIsShownBeforeItIsAccepted: Story = {
  args: { deal: boughtDeal },
  render: (args) => <ReadingClient {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const negotiation = within(canvas.getByRole('region', { name: 'Negotiation' }));
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(negotiation.queryByText(/Offer 3/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show offer 3' }));
    await expect(negotiation.getByText('Offer 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Accept offer 3?' }));
    await userEvent.click(question.getByRole('button', { name: 'Accept' }));
    await expect(onAccept).toHaveBeenCalledWith(false);
  },
};

/** Who has sent an offer is far below the head of the page when the answer comes. */
const staysInSight: Story['play'] = async ({ canvas, canvasElement }) => {
  const news = canvas.getByText('Bharat Steel Works has made a new offer.');
  const request = canvasElement.querySelector('[data-part="request"]')!;
  await waitFor(async () => {
    request.scrollIntoView({ block: 'end', behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(200);
  });
  const { left, top, height } = news.getBoundingClientRect();
  await expect(document.elementFromPoint(left + 1, top + height / 2)).toBe(news);
};

export const ANewerOfferStaysInSight: Story = {
  args: { deal: boughtDeal },
  render: (args) => <ReadingClient {...args} />,
  play: staysInSight,
};

export const ANewerOfferLeavesALongTitleFree: Story = {
  args: {
    deal: { ...boughtDeal, title: 'We need 40 tonnes of cold rolled coil, slit to 310 mm. '.repeat(4) },
  },
  render: (args) => <ReadingClient {...args} />,
  play: async (context) => {
    await staysInSight(context);
    const { bottom } = context.canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const news = context.canvasElement.querySelector('[data-component="Alert"]')!;
    await expect(news.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const ANewerOfferStaysInSightOnAPhone: Story = {
  args: { deal: boughtDeal },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => <ReadingClient {...args} />,
  play: staysInSight,
};

const isInReach = (action: HTMLElement) => {
  const { left, top, height } = action.getBoundingClientRect();
  return action.contains(document.elementFromPoint(left + 4, top + height / 2));
};

/** Expects actions in reach and in one line, wherever one reads in a part. */
async function expectInReach(actions: readonly HTMLElement[], part: Element) {
  const tops = () => actions.map((action) => Math.round(action.getBoundingClientRect().top));
  for (const block of ['start', 'center', 'end'] as const) {
    part.scrollIntoView({ block, behavior: 'instant' });
    await expect(actions.filter(isInReach)).toEqual(actions);
    await expect(new Set(tops()).size).toBe(1);
  }
}

/** As wide as the page of a phone of 360 px. */
export const OnAPhoneTheActionsStayInReach: Story = {
  args: {
    deal: boughtDeal,
    actions: (
      <DealActions
        offer={{ number: 3, total: lastOffer.totals.total, vendorName: dealNames.client.vendor }}
        onAccept={onAccept}
        onCounter={fn()}
        onDecline={fn()}
      />
    ),
    history: <OfferHistory offers={negotiationOffers} viewer="client" names={dealNames.client} />,
  },
  globals: { viewport: { value: 'mobile2' } },
  decorators: [width(328)],
  play: async ({ canvas, canvasElement }) => {
    const actions = canvas.getAllByRole('button', { name: /^(Accept|Make a counter-offer|Decline)$/ });
    await expectInReach(actions, canvasElement.querySelector('[data-part="request"]')!);
  },
};

export const OnAPhoneTheStepsOfAnOrderStayInReach: Story = {
  args: {
    // An app may go on rendering the actions, of which an order has none.
    actions: <DealActions />,
    order: (
      <OrderTimeline
        {...dealOrder}
        status="dispatched"
        events={dealOrderEvents('vendor')}
        onShip={fn()}
        onDelivered={fn()}
        onPrint={fn()}
      />
    ),
    history: <OfferHistory offers={negotiationOffers} viewer="vendor" names={dealNames.vendor} />,
  },
  globals: { viewport: { value: 'mobile2' } },
  decorators: [width(328)],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('button', { name: /^(Add a shipment|Mark as delivered)$/ });
    await expectInReach(steps, canvas.getByRole('region', { name: 'Order' }));
  },
};

/** An app whose client accepts. */
function AcceptingClient(props: DealScreenProps) {
  const [isAccepted, setAccepted] = useState(false);
  return (
    <DealScreen
      {...props}
      actions={
        <DealActions
          offer={{ number: 1, total: firstOffer.totals.total, vendorName: dealNames.client.vendor }}
          // The answer comes after the question has closed.
          onAccept={isAccepted ? undefined : () => queueMicrotask(() => setAccepted(true))}
        />
      }
      order={isAccepted && <OrderTimeline {...dealOrder} status="placed" events={[]} />}
    />
  );
}

export const TheOrderTakesTheFocusOfAccept: Story = {
  render: (args) => <AcceptingClient {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByRole('region', { name: 'Order' })).toHaveFocus();
  },
};

/** An app whose client declines, or whose vendor withdraws. */
function EndedDeal({ ending, ...props }: DealScreenProps & { ending: 'declined' | 'withdrawn' }) {
  const [isEnded, setEnded] = useState(false);
  const end = isEnded ? undefined : () => queueMicrotask(() => setEnded(true));
  return (
    <DealScreen
      {...props}
      deal={isEnded ? { ...soldDeal, status: ending } : soldDeal}
      actions={
        <DealActions
          {...(ending === 'declined' ? { onDecline: end } : { onWithdraw: end, onOffer: () => {} })}
        />
      }
    />
  );
}

const endsWithTheFocusOnTheStatus = async (canvasElement: HTMLElement, action: string, status: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: action }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: action }));
  await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: action })).toBeNull());
  await expect(within(canvasElement).getByText(status).closest('[data-part="with"]')).toHaveFocus();
};

export const TheStatusTakesTheFocusOfDecline: Story = {
  render: (args) => <EndedDeal {...args} ending="declined" />,
  play: ({ canvasElement }) => endsWithTheFocusOnTheStatus(canvasElement, 'Decline', 'Declined'),
};

export const TheStatusTakesTheFocusOfWithdraw: Story = {
  render: (args) => <EndedDeal {...args} ending="withdrawn" />,
  play: ({ canvasElement }) => endsWithTheFocusOnTheStatus(canvasElement, 'Withdraw', 'Withdrawn'),
};

/** An app whose vendor answers with an offer. */
function OfferingVendor(props: DealScreenProps) {
  const [isOffering, setIsOffering] = useState(false);
  return (
    <DealScreen
      {...props}
      actions={!isOffering && <DealActions onOffer={() => setIsOffering(true)} />}
      form={
        isOffering && (
          <QuoteForm
            further
            totalsOf={exampleTotals}
            defaultValues={{ ...draftFrom(counterOffer), validUntil: '2099-12-15' }}
            onCancel={() => setIsOffering(false)}
            onSubmit={onOffer}
          />
        )
      }
      history={
        <OfferHistory
          offers={[firstOffer, counterOffer]}
          viewer="vendor"
          names={dealNames.vendor}
          composer={<NoteForm onSubmit={onNote} />}
        />
      }
    />
  );
}

/** The form of a client is named for what it is. */
export const AClientMakesACounterOffer: Story = {
  args: { deal: boughtDeal, form: 'A form' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = within(canvas.getByRole('region', { name: 'Counter-offer' }));
    await expect(form.getByRole('heading', { level: 2, name: 'Counter-offer' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Offer' })).toBeNull();
  },
};

export const TheFormTakesThePlaceOfTheActions: Story = {
  render: (args) => <OfferingVendor {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: 'Offer' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new offer' }));
    await expect(canvas.queryByRole('button', { name: 'Make a new offer' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Offer' })).toHaveFocus();
    const form = within(canvas.getByRole('region', { name: 'Offer' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('heading', { name: 'Negotiation' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new offer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    await expect(onOffer).toHaveBeenCalledWith(
      expect.objectContaining({ leadDays: 10, validUntil: '2099-12-15' }),
    );
  },
};

export const TheKeyboardGoesFromThePathToTheNegotiation: Story = {
  render: (args) => <OfferingVendor {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Deals' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/Store?tab=deals', expect.anything());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Make a new offer' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: soldDeal.companyName })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onCompanyOpen).toHaveBeenCalledOnce();
    const note = canvas.getByRole('textbox');
    for (let step = 0; step < 10 && document.activeElement !== note; step++) await userEvent.tab();
    await userEvent.keyboard('Is the edge trimmed?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onNote).toHaveBeenCalledWith({ text: 'Is the edge trimmed?' });
  },
};

/** An app whose vendor ships an order. */
function ShippingVendor(props: DealScreenProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DealScreen
        {...props}
        deal={{ ...soldDeal, status: 'confirmed' }}
        order={
          <OrderTimeline
            {...dealOrder}
            status="confirmed"
            events={dealOrderEvents('vendor').slice(0, 2)}
            onShip={() => setIsOpen(true)}
          />
        }
        history={
          <OfferHistory offers={[lastOffer]} viewer="vendor" names={dealNames.vendor} status="accepted" />
        }
      />
      <Dialog title="Add a shipment" size="lg" open={isOpen} onOpenChange={setIsOpen}>
        <ShipmentForm
          lines={dealOrder.lines}
          onSubmit={(shipment) => {
            onShip(shipment);
            setIsOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

export const TheOrderIsShippedOverThePage: Story = {
  render: (args) => <ShippingVendor {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const size = (heading: HTMLElement) => Number.parseFloat(getComputedStyle(heading).fontSize);
    const sections = canvas.getAllByRole('heading', { level: 2 }).map(size);
    await expect(Math.max(...sections)).toBeLessThan(size(canvas.getByRole('heading', { level: 1 })));
    const order = within(canvas.getByRole('region', { name: 'Order' }));
    await userEvent.click(order.getByRole('button', { name: 'Add a shipment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a shipment' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Carrier' }), 'VRL Logistics');
    await userEvent.click(dialog.getByRole('button', { name: 'Add shipment' }));
    await expect(onShip).toHaveBeenCalledWith(expect.objectContaining({ carrier: 'VRL Logistics' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const [firstQuote, secondQuote] = requestQuotes as [DealSummary, DealSummary];

/** An app whose client goes from deal to deal. */
function ClientWithList(props: DealScreenProps) {
  const [open, setOpen] = useState(firstQuote);
  return (
    <DealScreen
      {...props}
      deal={{ ...boughtDeal, companyName: open.companyName }}
      history="Nothing yet"
      list={
        <DealList
          view="needs-reply"
          onViewChange={fn()}
          side="all"
          onSideChange={fn()}
          deals={requestQuotes}
          dealHref={({ id }) => `#${id}`}
          onDealOpen={setOpen}
          currentId={open.id}
          headingLevel={2}
          now={requestsNow}
        />
      }
    />
  );
}

const listOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('complementary', { name: 'List of deals' }));

export const OneGoesFromDealToDealByMouse: Story = {
  render: (args) => <ClientWithList {...args} />,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement);
    const rows = list.getAllByRole('link');
    await expect(rows[0]).toHaveAttribute('aria-current', 'page');
    await userEvent.click(rows[1]!);
    await expect(within(canvasElement).getByRole('link', { name: secondQuote.companyName })).toBeVisible();
    await expect(list.getByRole('link', { current: 'page' })).toBe(rows[1]);
    // The title of the page comes first to who does not see where they stand.
    const [first] = within(canvasElement).getAllByRole('heading');
    await expect(first!.tagName).toBe('H1');
  },
};

/** The focus stays in the list, so that the next deal is one step away. */
export const OneGoesFromDealToDealByKeyboard: Story = {
  render: (args) => <ClientWithList {...args} />,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvasElement }) => {
    const rows = listOf(canvasElement).getAllByRole('link');
    rows[0]!.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('link', { name: secondQuote.companyName })).toBeVisible();
    await expect(rows[1]).toHaveFocus();
    await expect(rows[1]).toHaveAttribute('aria-current', 'page');
  },
};

/** Whether the request stands beside the negotiation. */
const isBeside = (canvas: ReturnType<typeof within>) => {
  const [history, request] = [
    canvas.getByRole('region', { name: 'Negotiation' }),
    canvas.getByRole('complementary', { name: 'What was asked for' }),
  ].map((part) => part.getBoundingClientRect());
  return request!.top < history!.bottom;
};

export const TheListLeavesTheDealOneColumn: Story = {
  render: (args) => <ClientWithList {...args} />,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvasElement }) => {
    await expect(isBeside(within(canvasElement))).toBe(false);
  },
};

export const WithRoomTheRequestStandsBeside: Story = {
  render: (args) => <ClientWithList {...args} />,
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvasElement }) => {
    await expect(isBeside(within(canvasElement))).toBe(true);
  },
};

export const BelowTwelveHundredThereIsNoList: Story = {
  render: (args) => <ClientWithList {...args} />,
  globals: { viewport: { value: 'md' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('complementary', { name: 'List of deals' })).toBeNull();
    await expect(canvas.getByRole('link', { name: firstQuote.companyName })).toBeVisible();
  },
};

export const LoadingIsReadOut: Story = {
  args: { deal: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status', { name: 'Loading the deal' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Deal' })).toBeVisible();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { deal: undefined, state: 'error' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The deal could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MissingLeadsBack: Story = {
  args: { deal: undefined, state: 'missing' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'There is no such deal' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Deals' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/Store?tab=deals', expect.anything());
  },
};
