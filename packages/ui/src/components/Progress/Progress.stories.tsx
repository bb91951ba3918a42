import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Progress.contract.ts';
import { Progress, type ProgressProps } from './Progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  parameters: { contract },
  args: { label: 'Your profile', value: 60 },
  decorators: [width(400)],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Your profile' });
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(bar).toHaveAttribute('aria-valuetext', '60%');
  },
};

export const Playground: Story = { args: { size: 'md', tone: 'neutral', max: 100 } };

/** Words that say more than a percentage are shown and read out in its place. */
export const ValueInWords: Story = {
  args: { label: 'Images', value: 3, max: 10, valueText: '3 of 10 images' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Images' });
    await expect(bar).toHaveAttribute('aria-valuemax', '10');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 10 images');
    await expect(within(bar).getByText('3 of 10 images')).toBeVisible();
  },
};

/** Indeterminate: it only shows that something is under way. */
export const Indeterminate: Story = {
  args: { label: 'Importing products', value: undefined },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Importing products' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

/** A thin bar under a heading that already says what is under way. */
export const HiddenLabel: Story = { args: { labelVisibility: 'hidden', size: 'sm' } };

const tones: NonNullable<ProgressProps['tone']>[] = [
  'neutral',
  'accent',
  'info',
  'positive',
  'caution',
  'critical',
];

/** Every tone and size, empty, full and indeterminate. */
export const States: Story = {
  render: (args) => (
    <Column>
      {tones.map((tone, index) => (
        <Progress key={tone} {...args} label={tone} tone={tone} value={20 + index * 12} />
      ))}
      <Progress {...args} label="Small" size="sm" />
      <Progress {...args} label="Large" size="lg" />
      <Progress {...args} label="Not begun" value={0} />
      <Progress {...args} label="Done" value={100} tone="positive" />
      <Progress {...args} label="Unknown length" value={undefined} />
    </Column>
  ),
};

/** It fills from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'ملف شركتك', valueText: 'ثلاث خطوات من خمس', lang: 'ar' },
};

/** Long words wrap above the bar. */
export const Narrow: Story = {
  args: {
    label: 'Pictures of hot-rolled steel coils',
    valueText: '3 of 10 images',
    value: 3,
    max: 10,
  },
  decorators: [width(160)],
};
