import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fullEvidence, newEvidence } from '#fixtures/evidence.ts';
import { EvidenceBadges } from './EvidenceBadges.tsx';

const meta = {
  title: 'Trade/Companies/EvidenceBadges/Interactions',
  component: EvidenceBadges,
  tags: ['!autodocs', '!manifest'],
  args: { evidence: fullEvidence },
} satisfies Meta<typeof EvidenceBadges>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const EachOpensWhatItRestsOn: Story = {
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Email confirmed',
      'Replies in about 3 hours',
      '12 connections',
      'Member since 2024',
    ]);
    const texts = [/link in an email/, /median of 42 first replies in 90 days/, /accepted/, /4 March 2024/];
    for (const [index, button] of buttons.entries()) {
      await userEvent.click(button);
      await expect((await opened(button.textContent)).getByText(texts[index]!)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    }
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened('Email confirmed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Email confirmed' })).toHaveFocus());
  },
};

export const WithoutEvidenceThereIsNoBadge: Story = {
  args: { evidence: newEvidence },
  play: async ({ canvas }) => {
    const [since, ...more] = canvas.getAllByRole('button');
    await expect(since).toHaveTextContent('Member since 2026');
    await expect(more).toEqual([]);
  },
};
