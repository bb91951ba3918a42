import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { coilLine, order, orderEvents, shipments } from '#fixtures/orders.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const { number, lines, totals } = order;
const partly = [{ ...coilLine, shipped: 40 }];

const meta = {
  title: 'Trade/Deals/OrderTimeline/Interactions',
  component: OrderTimeline,
  tags: ['!autodocs', '!manifest'],
  args: {
    number,
    lines,
    totals,
    status: 'placed',
    events: orderEvents.slice(0, 1),
    timeZone: 'Asia/Kolkata',
    onMarkPaid: fn(),
    onInvoice: fn(),
    onReference: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

export const OffersTheNextStepFirst: Story = {
  args: { onConfirm: fn(), onCancel: fn() },
  play: async ({ args }) => {
    const article = screen.getByRole('article', { name: 'Order GH-2026-7K3M9QXA' });
    await expect(buttons()).toEqual([
      'Confirm order',
      'Purchase order',
      'Mark as paid',
      'Add invoice number',
      'Add reference',
      'Cancel order',
    ]);
    await expect(within(article).getByText('Rs. 63,11,904.01')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Purchase order' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
    await expect(args.onMarkPaid).toHaveBeenLastCalledWith(true);
  },
};

export const ATakenStepLeavesTheFocusToTheOrder: Story = {
  render: function ATakenStepLeavesTheFocusToTheOrder(args) {
    const [status, setStatus] = useState<'placed' | 'confirmed'>('placed');
    const confirm = () => setStatus('confirmed');
    return <OrderTimeline {...args} status={status} onConfirm={status === 'placed' ? confirm : undefined} />;
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
    await expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
    await expect(screen.getByRole('heading', { name: 'Order GH-2026-7K3M9QXA' })).toHaveFocus();
  },
};

export const PartlyShippedByKeyboard: Story = {
  args: {
    status: 'dispatched',
    lines: partly,
    events: orderEvents.slice(0, 3),
    shipments,
    onShip: fn(),
    onDelivered: fn(),
  },
  play: async ({ args }) => {
    await expect(screen.getByText('Shipped 40 of 100')).toBeVisible();
    await expect(screen.getByText('VRL Logistics · Tracking VRL-4471-2290-18')).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Add a shipment' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShip).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // The rest is not given up by one press.
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Mark as delivered without the rest?' }),
    );
    await expect(question.getByRole('listitem')).toHaveTextContent(
      `${coilLine.description}: 60 coils not shipped yet`,
    );
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(args.onDelivered).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Mark as delivered' }));
    await expect(args.onDelivered).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const WhatIsAllShippedIsDeliveredByOnePress: Story = {
  args: { status: 'dispatched', lines: [{ ...coilLine, shipped: 100 }], onDelivered: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Mark as delivered' }));
    await expect(args.onDelivered).toHaveBeenCalledOnce();
  },
};

export const SaysWhenAndWho: Story = {
  args: { status: 'completed', events: orderEvents, paidAt: '2026-03-13T12:00:00+05:30', onReorder: fn() },
  play: async ({ args }) => {
    const history = within(screen.getByRole('list', { name: 'History' }));
    const [placed] = history.getAllByText('Fathima Rahman, Malabar Trading House');
    await expect(placed).toBeVisible();
    await expect(history.getByText('Automatically')).toBeVisible();
    await expect(screen.getByText('Paid on 13 Mar 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as not paid' }));
    await expect(args.onMarkPaid).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};

export const SaysHowFarTheNextOneIs: Story = {
  args: { status: 'completed', events: orderEvents, estimate: 'requested', onReorder: fn() },
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Estimate requested' }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};

export const TooLittleInStock: Story = {
  args: {
    shortfall: [{ description: 'Coil', wanted: 100, inStock: 60, unit: 'coil' }],
    onConfirmAnyway: fn(),
  },
  play: async ({ args }) => {
    const alert = within(screen.getByRole('alert'));
    await expect(alert.getByText('Coil: 100 coils ordered, 60 in stock')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Ship anyway' }));
    await expect(args.onConfirmAnyway).toHaveBeenCalledOnce();
  },
};

const openCancel = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  return { dialog, reason: dialog.getByRole('textbox', { name: 'Reason' }) };
};

export const IsCancelledWithAReason: Story = {
  args: { onCancel: fn() },
  play: async ({ args }) => {
    const { dialog, reason } = await openCancel();
    await userEvent.type(reason, '  ');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(reason).toHaveFocus();
    await expect(reason).toHaveAccessibleDescription('Say why, so that the other company knows.');
    await userEvent.type(reason, 'Ordered twice.');
    await expect(reason).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onCancel).toHaveBeenCalledWith('Ordered twice.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const ARefusedCancellationKeepsTheReason: Story = {
  args: { onCancel: fn(() => Promise.reject(new Error('It was shipped a moment ago.'))) },
  play: async () => {
    const { dialog, reason } = await openCancel();
    await userEvent.type(reason, 'Ordered twice.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It was shipped a moment ago.');
    await expect(reason).toHaveValue('Ordered twice.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NumbersAreAddedAndChanged: Story = {
  args: { clientReference: 'PO-118', onInvoice: fn(() => Promise.reject(new Error())) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Change reference' }));
    const reference = await screen.findByRole('textbox', { name: 'Client’s reference' });
    await expect(reference).toHaveValue('PO-118');
    await userEvent.type(reference, '/b{Enter}');
    await expect(args.onReference).toHaveBeenCalledWith('PO-118/b');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Add invoice number' }));
    const invoice = await screen.findByRole('textbox', { name: 'Invoice number' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onInvoice).not.toHaveBeenCalled();
    await userEvent.type(invoice, 'MS/0412{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved. Try again.');
    await expect(invoice).toHaveValue('MS/0412');
  },
};

export const AProblemIsReportedOnce: Story = {
  args: { status: 'delivered', events: orderEvents.slice(0, 4), onReportProblem: fn() },
  render: (args) => (
    <>
      <OrderTimeline {...args} />
      <OrderTimeline {...args} number="GH-2" problem="Two are bent." />
    </>
  ),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'What is wrong' }), 'One is missing.');
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await expect(args.onReportProblem).toHaveBeenCalledWith('One is missing.');
    await expect(screen.getByText('Two are bent.')).toBeVisible();
  },
};

export const WhileOneActionRunsNoOtherIsPressed: Story = {
  args: { pending: 'confirm', onConfirm: fn(), onCancel: fn() },
  play: async ({ args }) => {
    const confirm = screen.getByRole('button', { name: 'Confirm order' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    for (const name of ['Mark as paid', 'Add invoice number', 'Cancel order'])
      await expect(screen.getByRole('button', { name })).toBeDisabled();
  },
};

export const AnErrorIsAnnounced: Story = {
  args: { error: 'An error occurred. Please try again.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  },
};
