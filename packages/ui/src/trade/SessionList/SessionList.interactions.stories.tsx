import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { companySessions, ownSessions, sessionsNow } from '#fixtures/sessions.ts';
import { SessionList, type SessionListProps } from './SessionList.tsx';

const meta = {
  title: 'Trade/Account/SessionList/Interactions',
  component: SessionList,
  tags: ['!autodocs', '!manifest'],
  args: { sessions: ownSessions, now: sessionsNow, onEnd: fn(), onEndOthers: fn(), onRetry: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = async (name: string) =>
  within(await within(document.body).findByRole('alertdialog', { name }));
const answered = () => waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());

/** An app whose server answers when it is told to. */
function Ending(props: SessionListProps) {
  const [sessions, setSessions] = useState(props.sessions);
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  return (
    <>
      <SessionList
        {...props}
        sessions={sessions}
        pendingIds={pendingIds}
        onEnd={(session) => {
          props.onEnd?.(session);
          setPendingIds([session._id]);
        }}
        onEndOthers={() => {
          props.onEndOthers?.();
          setPendingIds(sessions.filter(({ current }) => !current).map(({ _id }) => _id));
        }}
      />
      <button
        type="button"
        onClick={() => setSessions(sessions.filter(({ _id }) => !pendingIds.includes(_id)))}
      >
        Answer
      </button>
    </>
  );
}

export const EndsOneAfterAQuestion: Story = {
  render: (args) => <Ending {...args} />,
  play: async ({ canvas, args }) => {
    const name = 'Sign out Chrome on Android';
    await userEvent.click(canvas.getByRole('button', { name }));
    const asked = await question('Sign out this device?');
    await expect(asked.getByText(/^Chrome on Android is signed out at once/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenCalledWith(ownSessions[1]);
    await answered();
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
    canvas.getByText('Answer').click();
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Devices' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const EndsAllOthersByKeyboard: Story = {
  render: (args) => <Ending {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Sign out all others' }).focus();
    await userEvent.keyboard('{Enter}');
    const asked = await question('Sign out all other devices?');
    await waitFor(() => expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await answered();
    canvas.getByText('Answer').click();
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Devices' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  },
};

export const EscapeEndsNothing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Chrome on Android' }));
    await question('Sign out this device?');
    await userEvent.keyboard('{Escape}');
    await answered();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const SaysWhatWhereAndWhen: Story = {
  args: { sessions: companySessions(3) },
  play: async ({ canvas }) => {
    const [own, phone, tool] = canvas.getAllByRole('listitem');
    await expect(own).toHaveTextContent('Firefox on WindowsThis device');
    await expect(within(own!).queryByRole('button')).toBeNull();
    await expect(phone).toHaveTextContent('Ravi Menon');
    await expect(phone).toHaveTextContent('Last used 3 hours ago');
    await expect(within(phone!).getByText('3 hours ago')).toHaveAttribute(
      'title',
      expect.stringContaining('2026'),
    );
    await expect(tool).toHaveTextContent('Unknown device');
    await expect(
      within(phone!).getByRole('button', { name: 'Sign out Chrome on Android of Ravi Menon' }),
    ).toBeVisible();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { sessions: [], state: 'error' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadingIsSaid: Story = {
  args: { sessions: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading devices');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
