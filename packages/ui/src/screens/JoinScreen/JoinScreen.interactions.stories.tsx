import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { openInvitation } from '#fixtures/team.ts';
import { JoinScreen, type JoinScreenProps } from './JoinScreen.tsx';

const meta = {
  title: 'Screens/JoinScreen/Interactions',
  component: JoinScreen,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { logInHref: '/login', homeHref: '/', onSubmit: fn(), onNavigate: fn() },
} satisfies Meta<typeof JoinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (canvasElement: HTMLElement, label: string, text: string) =>
  userEvent.type(within(canvasElement).getByLabelText(label), text);

export const JoinsByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'Your name', ' Ravi Kulkarni ');
    await type(canvasElement, 'Password', ' secret words {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ravi Kulkarni', password: ' secret words ' });
  },
};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
    await expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(/Your name is required\./);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Password is required\./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ShowsTheErrorUntilTheFieldIsEdited: Story = {
  args: { fieldErrors: { password: 'This password is easy to guess.' }, error: 'Not saved.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/easy to guess/);
    await type(canvasElement, 'Password', 'x');
    await expect(canvas.getByLabelText('Password')).not.toHaveAccessibleDescription(/easy to guess/);
  },
};

export const PendingIgnoresInput: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'Your name', 'Ravi');
    await type(canvasElement, 'Password', 'secret words{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AnUnusableLinkSaysWhatToDo: Story = {
  args: { unusable: 'This invitation has expired or was used before.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This invitation has expired');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /ask the person who invited you for a new link/,
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work');
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
  },
};

export const AnAccountLeadsToTheLogIn: Story = {
  args: { hasAccount: 'This email has an account already.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    const [inMessage] = canvas.getAllByRole('link', { name: 'Log In' });
    await userEvent.click(inMessage!);
    await expect(args.onNavigate).toHaveBeenCalledWith('/login', expect.anything());
  },
};

export const SaysWhereToAndAsWhatBeforeTheForm: Story = {
  args: { invitation: openInvitation },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Join Bharat Steel');
    await expect(canvas.getByText('Invited by Asha Rao.')).toBeVisible();
    await expect(canvas.getByText(openInvitation.email)).toBeVisible();
    await expect(canvas.getByText('Sales')).toBeVisible();
    // A password manager finds the address beside the new password.
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue(openInvitation.email);
  },
};

export const LoadingHasNoFieldsAndNothingThatMoves: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status', { name: 'Loading the invitation' })).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Log In' })).not.toBeInTheDocument();
  },
};

export const TryAgainKeepsThePlaceOfTheFocus: Story = {
  args: { onRetry: fn() },
  render: function Retried(args) {
    const [state, setState] = useState<JoinScreenProps['state']>('error');
    return (
      <JoinScreen
        {...args}
        state={state}
        invitation={state === 'ready' ? openInvitation : undefined}
        onRetry={() => {
          args.onRetry?.();
          setState('loading');
          setTimeout(() => setState('ready'));
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The invitation could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await canvas.findByLabelText('Your name')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="body"]')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
  },
};
