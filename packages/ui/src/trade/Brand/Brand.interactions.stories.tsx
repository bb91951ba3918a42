import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Brand } from './Brand.tsx';

const meta = {
  title: 'Trade/Frame/Brand/Interactions',
  component: Brand,
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkIsReadAsTheName: Story = {
  args: { variant: 'mark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Guildhall' })).toBeVisible();
  },
};

export const NameIsReadOnce: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
    await expect(within(canvasElement).getByText('Guildhall')).toBeVisible();
  },
};
