import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bharat } from '#fixtures/companies.ts';
import { ConnectionRequest, type ConnectionRequestProps } from './ConnectionRequest.tsx';

const meta = {
  title: 'Trade/Companies/ConnectionRequest/Interactions',
  component: ConnectionRequest,
  tags: ['!autodocs', '!manifest'],
  args: { ...bharat, onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof ConnectionRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An app that accepts at once. */
function Accepting(props: ConnectionRequestProps) {
  const [status, setStatus] = useState<'pending' | 'connected'>('pending');
  return <ConnectionRequest {...props} status={status} onAccept={() => setStatus('connected')} />;
}

export const AnsweredByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Bharat Steel Works' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Bharat Steel Works' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

export const AcceptedByKeyboardKeepsTheFocusHere: Story = {
  render: (args) => <Accepting {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const answer = canvas.getByText('Connected').closest('[data-part="answer"]');
    await expect(answer).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const IgnoresPressesWhileAnswering: Story = {
  args: { answering: 'accept' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Bharat Steel Works' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Bharat Steel Works' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};
