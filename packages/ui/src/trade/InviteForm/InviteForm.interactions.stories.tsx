import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { sentInvitation } from '#fixtures/team.ts';
import { InviteForm, type SentInvitation } from './InviteForm.tsx';

const meta = {
  title: 'Trade/Account/InviteForm/Interactions',
  component: InviteForm,
  tags: ['!autodocs', '!manifest'],
  decorators: [width(552)],
  args: { onSubmit: fn(), onValuesChange: fn(), onInviteAnother: fn() },
} satisfies Meta<typeof InviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByRole('textbox', { name: 'Email' }),
    send: canvas.getByRole('button', { name: 'Send invitation' }),
  };
};

export const InvitesAndShowsTheLink: Story = {
  render: function Inviting({ onSubmit, onInviteAnother, ...args }) {
    const [sent, setSent] = useState<SentInvitation>();
    return (
      <InviteForm
        {...args}
        sent={sent}
        onSubmit={(values) => {
          onSubmit?.(values);
          setSent({ ...sentInvitation, email: values.email });
        }}
        onInviteAnother={() => {
          onInviteAnother?.();
          setSent(undefined);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, email, send } = fieldsOf(canvasElement);
    await userEvent.type(email, ' ravi@bharat-steel.example ');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sales' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      email: 'ravi@bharat-steel.example',
      role: 'sales',
    });
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ravi@bharat-steel.example', role: 'sales' });
    const done = canvas
      .getByText('Invitation sent to ravi@bharat-steel.example')
      .closest<HTMLElement>('div')!;
    await expect(done).toHaveFocus();
    await expect(canvas.getByText(sentInvitation.link)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite another' }));
    const again = fieldsOf(canvasElement);
    await expect(again.email).toHaveFocus();
    await expect(again.email).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Sales' })).not.toBeChecked();
  },
};

export const SaysSoWithoutALink: Story = {
  args: { sent: { email: sentInvitation.email, link: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(`Invitation sent to ${sentInvitation.email}`)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull();
  },
};

export const InvitesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { email } = fieldsOf(canvasElement);
    await userEvent.type(email, 'ravi@bharat-steel.example{Tab}{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ravi@bharat-steel.example',
      role: 'sales',
    });
  },
};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, email, send } = fieldsOf(canvasElement);
    await userEvent.click(send);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/Email is required\./);
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Role is required.');
    await userEvent.type(email, 'ravi');
    await userEvent.click(canvas.getByRole('radio', { name: 'Buyer' }));
    await userEvent.click(send);
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address!/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ResetEmptiesIt: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, email } = fieldsOf(canvasElement);
    await userEvent.type(email, 'ravi');
    await userEvent.click(canvas.getByRole('radio', { name: 'Buyer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(fieldsOf(canvasElement).email).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Buyer' })).not.toBeChecked();
  },
};

export const FailureKeepsWhatWasWritten: Story = {
  args: { error: 'An error occurred. Please try again.', pending: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, email, send } = fieldsOf(canvasElement);
    await userEvent.type(email, 'ravi@bharat-steel.example');
    await userEvent.click(canvas.getByRole('radio', { name: 'Viewer' }));
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
    await expect(email).toHaveValue('ravi@bharat-steel.example');
    await expect(canvas.getByRole('radio', { name: 'Viewer' })).toBeChecked();
  },
};
