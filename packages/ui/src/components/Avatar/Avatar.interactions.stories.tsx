import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Data display/Avatar/Interactions',
  component: Avatar,
  tags: ['!autodocs', '!manifest'],
  args: { name: 'Saffron Steel' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BrokenPictureGivesWayToInitials: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('SS')).toBeVisible();
  },
};

export const LabelledSaysTheName: Story = {
  args: { labelled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Saffron Steel' })).toBeVisible();
  },
};

export const DecorationIsNotReadOut: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
