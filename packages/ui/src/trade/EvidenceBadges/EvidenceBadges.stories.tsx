import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { fullEvidence, newEvidence } from '#fixtures/evidence.ts';
import { contract } from './EvidenceBadges.contract.ts';
import { EvidenceBadges } from './EvidenceBadges.tsx';

const meta = {
  title: 'Trade/Companies/EvidenceBadges',
  component: EvidenceBadges,
  parameters: { contract },
  args: { evidence: fullEvidence },
} satisfies Meta<typeof EvidenceBadges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { evidence: { ...fullEvidence, connections: 1 } } };

/** What a badge rests on is behind a press. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '180px' } } },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: /^Replies/ })),
};

/** A company that has just signed up. */
export const New: Story = { args: { evidence: newEvidence } };

/** The evidence loads. */
export const Loading: Story = { render: () => <EvidenceBadges /> };

/** Times as one says them, and a large number. */
export const Times: Story = {
  render: () => (
    <Column>
      {[0, 45, 60, 1380, 4000].map((minutes) => (
        <EvidenceBadges
          key={minutes}
          aria-label={`${minutes} minutes`}
          evidence={{ ...fullEvidence, connections: 12_345, firstReply: { minutes, sample: 5 } }}
        />
      ))}
    </Column>
  ),
};

/** All, few and none yet. */
export const States: Story = {
  render: () => (
    <Column>
      <EvidenceBadges evidence={fullEvidence} />
      <EvidenceBadges evidence={newEvidence} aria-label="Of a new company" />
      <EvidenceBadges />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(200)] };
