import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConnectionToggle, type ConnectionStatus, type ConnectionToggleProps } from './ConnectionToggle.tsx';

const meta = {
  title: 'Trade/Companies/ConnectionToggle/Interactions',
  component: ConnectionToggle,
  tags: ['!autodocs', '!manifest'],
  args: { status: 'stranger', onConnect: fn() },
} satisfies Meta<typeof ConnectionToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An app in which the request is sent at once. */
function Connecting(props: ConnectionToggleProps) {
  const [status, setStatus] = useState<ConnectionStatus>('stranger');
  return (
    <ConnectionToggle
      {...props}
      status={status}
      onConnect={() => {
        props.onConnect?.();
        setStatus('pending');
      }}
    />
  );
}

export const PressedByMouse: Story = {
  render: (args) => <Connecting {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const PressedByKeyboardKeepsTheFocusHere: Story = {
  render: (args) => <Connecting {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Connect' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConnect).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Pending')).toHaveFocus();
  },
};

export const ChangeIsAnnouncedPolitely: Story = {
  args: { status: 'pending' },
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByText('Pending');
    await expect(word.closest('[aria-live="polite"]')).not.toBeNull();
  },
};

export const BusyIgnoresPresses: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Connect' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(button).toHaveFocus();
    await expect(args.onConnect).not.toHaveBeenCalled();
  },
};

export const OtherStatusesAreNoButtons: Story = {
  render: (args) => (
    <>
      <ConnectionToggle {...args} status="pending" />
      <ConnectionToggle {...args} status="connected" />
      <ConnectionToggle {...args} status="declined" />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const word of ['Pending', 'Connected', 'Declined']) await userEvent.click(canvas.getByText(word));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onConnect).not.toHaveBeenCalled();
  },
};
