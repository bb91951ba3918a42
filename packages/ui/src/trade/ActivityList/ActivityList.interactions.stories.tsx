import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { activity, activityKinds } from '#fixtures/activity.ts';
import { team } from '#fixtures/team.ts';
import { ActivityList } from './ActivityList.tsx';

const meta = {
  title: 'Trade/Account/ActivityList/Interactions',
  component: ActivityList,
  tags: ['!autodocs', '!manifest'],
  args: {
    entries: activity,
    subjectHref: ({ action, subject }) => (action === 'member.invited' ? undefined : `#${subject}`),
    onNavigate: fn(),
    members: team,
    kinds: activityKinds,
    onFilterChange: fn(),
    timeZone: 'Asia/Kolkata',
    onRetry: fn(),
    onLoadMore: fn(),
  },
  render: function Filtering({ filter, onFilterChange, entries, ...args }) {
    const [chosen, setChosen] = useState(filter ?? {});
    return (
      <ActivityList
        {...args}
        filter={chosen}
        onFilterChange={(next) => {
          onFilterChange?.(next);
          setChosen(next);
        }}
        entries={entries.filter(
          ({ memberId, action }) =>
            (!chosen.memberId || chosen.memberId === memberId) &&
            (!chosen.kind || action.startsWith(`${chosen.kind}.`)),
        )}
      />
    );
  },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhoDidWhatByDay: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Activity' }));
    await expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Friday, 12 June 2026',
      'Thursday, 11 June 2026',
    ]);
    await expect(list.getByText('Ravi Kulkarni shipped an order')).toBeVisible();
    await expect(list.getByText('A former member sent a message')).toBeVisible();
    await expect(list.queryByRole('link', { name: 'dispatch@bharat-steel.example' })).toBeNull();
    await userEvent.click(list.getByRole('link', { name: 'GH-2026-7K3M9QXA' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#s-1', expect.anything());
  },
};

export const FiltersByMemberAndKind: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Member' }), 'Ravi Kulkarni');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ memberId: 'm-ravi' });
    await expect(canvas.queryByText('Joseph Fernandes accepted a quote')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'About' }), 'Members');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ memberId: 'm-ravi', kind: 'member' });
    await expect(canvas.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    canvas.getByRole('button', { name: 'Clear filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({});
    await expect(canvas.getByRole('combobox', { name: 'Member' })).toHaveDisplayValue('Everyone');
    await expect(canvas.getByText('Joseph Fernandes accepted a quote')).toBeVisible();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { entries: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
