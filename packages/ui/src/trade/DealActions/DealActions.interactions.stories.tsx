import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DealActions, type DealActionsProps } from './DealActions.tsx';

const meta = {
  title: 'Trade/Deals/DealActions/Interactions',
  component: DealActions,
  tags: ['!autodocs', '!manifest'],
  args: {
    offer: { number: 3, total: 63_000, vendorName: 'Saffron Steel' },
    others: 2,
    canKeepOpen: true,
    onAccept: fn(),
    onDecline: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof DealActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const AcceptingNamesWhatHappens: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Accept' }));
    const question = within(await body().findByRole('alertdialog', { name: 'Accept offer 3?' }));
    await expect(
      question.getByText(
        'This places an order of Rs. 63,000.00 with Saffron Steel. 2 other quotes will be declined.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledWith(false);
  },
};

export const TheRequestCanStayOpen: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Accept' }));
    const question = within(await body().findByRole('alertdialog'));
    await userEvent.click(
      question.getByRole('checkbox', { name: 'Keep the request open for other vendors' }),
    );
    await expect(question.queryByText(/will be declined/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledWith(true);
  },
};

export const DecliningTakesAReason: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Decline' }));
    const question = within(await body().findByRole('alertdialog', { name: 'Decline this quote?' }));
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Too late for us.');
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledWith('Too late for us.');
  },
};

const Expiring = ({ onAccept, ...props }: DealActionsProps) => {
  const [isExpired, setExpired] = useState(false);
  return (
    <>
      <DealActions {...props} {...(isExpired ? { offerKind: 'renewal' } : { onAccept })} />
      <button type="button" onClick={() => setExpired(!isExpired)}>
        {isExpired ? 'Renew' : 'Expire'}
      </button>
    </>
  );
};

export const AnOfferExpiresUnderTheQuestion: Story = {
  args: { onCounter: fn() },
  render: (args) => <Expiring {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await body().findByRole('alertdialog', { name: 'Accept offer 3?' });
    canvas.getByText('Expire').click();
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Ask to renew' })).toBeVisible();
    await userEvent.click(canvas.getByText('Renew'));
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(body().queryByRole('alertdialog')).toBeNull();
  },
};

/** An app whose call takes until it is told to end. */
const Slow = (props: DealActionsProps) => {
  const [isPending, setPending] = useState(false);
  return (
    <>
      <DealActions {...props} pending={isPending ? 'accept' : undefined} onAccept={() => setPending(true)} />
      <button type="button" onClick={() => setPending(false)}>
        End
      </button>
    </>
  );
};

export const TheOthersWaitForTheOneThatRuns: Story = {
  args: { onCounter: fn(), onOffer: fn(), onAgree: fn() },
  render: (args) => <Slow {...args} />,
  play: async ({ canvas, args }) => {
    const others = ['Agree', 'Make a new offer', 'Make a counter-offer', 'Decline', 'Withdraw'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    const accept = canvas.getByRole('button', { name: 'Accept' });
    const boxes = () => [accept, ...others].map((button) => JSON.stringify(button.getBoundingClientRect()));
    const before = boxes();
    await userEvent.click(accept);
    const question = within(await body().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
    for (const other of others) {
      await expect(other).toBeDisabled();
      other.click();
    }
    await expect(body().queryByRole('alertdialog')).toBeNull();
    for (const press of [args.onCounter, args.onOffer, args.onAgree])
      await expect(press).not.toHaveBeenCalled();
    await expect(accept).toHaveFocus();
    await expect(boxes()).toEqual(before);
    canvas.getByText('End').click();
    for (const other of others) await waitFor(() => expect(other).toBeEnabled());
  },
};

export const EscapeDoesNothing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Withdraw' }));
    await body().findByRole('alertdialog', { name: 'Withdraw this quote?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
};
