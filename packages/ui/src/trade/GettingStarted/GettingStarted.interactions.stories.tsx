import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { firstSteps } from '#fixtures/catching-up.tsx';
import { GettingStarted } from './GettingStarted.tsx';

const meta = {
  title: 'Trade/Frame/GettingStarted/Interactions',
  component: GettingStarted,
  tags: ['!autodocs', '!manifest'],
  args: { steps: firstSteps, onDismiss: fn(), onNavigate: fn() },
} satisfies Meta<typeof GettingStarted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndLeadsToAStep: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(within(canvasElement).getByRole('region', { name: 'Getting started' }));
    await expect(canvas.getByText('3 of 5')).toBeVisible();
    await expect(canvas.getByText('Make your first connection')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Getting started' }));
    const step = await canvas.findByRole('link', { name: 'Make your first connection' });
    await expect(step).toBeVisible();
    await expect(step).toHaveAccessibleDescription('Connected companies can chat.');
    await userEvent.click(step);
    await expect(args.onNavigate).toHaveBeenCalledWith('#connection', expect.anything());
  },
};

export const WhatIsDoneIsNoLink: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Fill in your profile Done',
      'Add your logo Done',
      'Add your first product Done',
      'Make your first connectionConnected companies can chat.',
      'Invite a memberEveryone has a password and a role of their own.',
    ]);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const FollowedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('heading', { name: 'Getting started' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Make your first connection' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#connection', expect.anything());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss the checklist' })).toHaveFocus();
  },
};

export const IsDismissed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss the checklist' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
