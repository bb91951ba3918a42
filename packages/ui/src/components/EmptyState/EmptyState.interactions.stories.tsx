import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { EmptyState } from './EmptyState.tsx';

const onPress = fn();

const meta = {
  title: 'Components/Feedback/EmptyState/Interactions',
  component: EmptyState,
  tags: ['!autodocs', '!manifest'],
  args: {
    title: 'No requests sent.',
    icon: <Inbox />,
    action: <Button onClick={onPress}>Find companies</Button>,
    headingLevel: 3,
  },
  beforeEach: () => void onPress.mockClear(),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleIsAHeading: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'No requests sent.', level: 3 }),
    ).toBeVisible();
  },
};

export const ActionIsReachedByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** A section has a title of its own, which is larger. */
export const SmallerInASection: Story = {
  render: (args) => (
    <>
      <Heading size="lg">Devices</Heading>
      <EmptyState {...args} title="No other devices" headingLevel={3} />
    </>
  ),
  play: async ({ canvas }) => {
    const [section, title] = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(title).toBeLessThan(section!);
  },
};
