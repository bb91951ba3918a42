import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manyMessages, messages, now } from '#fixtures/conversations.ts';
import { Conversation, type ConversationProps } from './Conversation.tsx';

const meta = {
  title: 'Components/Conversation/Interactions',
  component: Conversation,
  tags: ['!autodocs', '!manifest'],
  args: {
    companyName: 'Bharat Steel Works',
    currentUserId: 'c-own',
    currentCompanyName: 'Malabar Trading House',
    messages,
    now,
    onSend: fn(async () => {}),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 400, inlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByPlaceholderText<HTMLTextAreaElement>('Type a message...');
const findLog = (canvasElement: HTMLElement) => within(canvasElement).getByRole('log');

export const OwnMessagesCarryTheNameOthersAreThem: Story = {
  play: async ({ canvasElement }) => {
    const log = within(findLog(canvasElement));
    await expect(log.getAllByText('Them')).toHaveLength(3);
    await expect(log.getAllByText('Malabar Trading House')).toHaveLength(2);
    await expect(log.getByText('09:15')).toBeInTheDocument();
    const box = findLog(canvasElement).getBoundingClientRect();
    const own = log.getByText('About 20 tonnes a month, slit to 1,250 mm.').getBoundingClientRect();
    const theirs = log.getByText('Reserved. You will have the papers today.').getBoundingClientRect();
    await expect(box.right - own.right).toBeLessThan(own.left - box.left);
    await expect(theirs.left - box.left).toBeLessThan(box.right - theirs.right);
  },
};

export const EnterSendsAndClears: Story = {
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, 'Thank you{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Thank you');
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(box).toHaveFocus();
  },
};

export const ButtonSends: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), '  Thank you ');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('Thank you');
  },
};

export const ShiftEnterBeginsALine: Story = {
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}Two');
    await expect(box).toHaveValue('One\nTwo');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const WhiteSpaceIsNotSent: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), '   {Enter}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const TextStaysWhenSendingFails: Story = {
  args: {
    onSend: fn(async () => {
      throw new Error('No connection');
    }),
  },
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, 'Thank you{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy'),
    );
    await expect(box).toHaveValue('Thank you');
  },
};

/** Stands for a server that takes its time. */
let answer: (() => void) | undefined;

export const WhatIsTypedMeanwhileStays: Story = {
  args: {
    onSend: fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, 'One{Enter}');
    await userEvent.type(box, 'Two{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    answer?.();
    await waitFor(() => expect(box).toHaveValue('Two'));
  },
};

/** Stands for an app to which the other company writes. */
function Receiving(props: ConversationProps) {
  const [received, setReceived] = useState(props.messages);
  const receive = () =>
    setReceived((before) => [
      ...before,
      {
        _id: `m-${before.length}`,
        sender: 'c-bharat',
        content: 'One more thing.',
        timestamp: '2026-03-12T10:30:00',
      },
    ]);
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100%' }}>
      <button type="button" onClick={receive}>
        Receive
      </button>
      <Conversation {...props} messages={received} />
    </div>
  );
}

export const StaysAtTheNewestMessage: Story = {
  args: { messages: manyMessages(60) },
  render: (args) => <Receiving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = findLog(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    const newest = await canvas.findByText('One more thing.');
    await waitFor(() =>
      expect(newest.getBoundingClientRect().bottom).toBeLessThanOrEqual(log.getBoundingClientRect().bottom),
    );
  },
};

export const LeavesTheReaderWhereTheyScrolledTo: Story = {
  args: { messages: manyMessages(60) },
  render: (args) => <Receiving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = findLog(canvasElement);
    log.scrollTo({ top: -1500 });
    await waitFor(() => expect(log.scrollTop).toBeLessThan(-1000));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    const latest = await canvas.findByRole('button', { name: 'New messages' });
    await expect(log.scrollTop).toBeLessThan(-1000);
    await userEvent.click(latest);
    await waitFor(() => expect(log.scrollTop).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull());
  },
};

export const AsksForOlderMessagesAtTheTop: Story = {
  args: { messages: manyMessages(60), older: 'available', onLoadOlder: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(args.onLoadOlder).not.toHaveBeenCalled();
    const log = findLog(canvasElement);
    await waitFor(() => {
      log.scrollTo({ top: -log.scrollHeight });
      return expect(args.onLoadOlder).toHaveBeenCalled();
    });
  },
};

export const HeaderOpensTheProfile: Story = {
  args: { onProfileOpen: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bharat Steel Works' }));
    await expect(args.onProfileOpen).toHaveBeenCalledOnce();
  },
};
