import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton/Interactions',
  component: Skeleton,
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyItsHolderIsRead: Story = {
  render: () => (
    <div role="status" aria-label="Loading products">
      <Skeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const holder = within(canvasElement).getByRole('status', { name: 'Loading products' });
    await expect(holder.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};

export const TextIsAsHighAsTheLineItStandsFor: Story = {
  render: () => (
    <div style={{ fontSize: 20, lineHeight: 1.5 }}>
      <div>Walnut desk</div>
      <div role="status" aria-label="Loading a name" style={{ display: 'flow-root' }}>
        <Skeleton />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText('Walnut desk').getBoundingClientRect();
    const skeleton = canvas.getByRole('status', { name: 'Loading a name' }).getBoundingClientRect();
    await expect(skeleton.height).toBe(words.height);
  },
};
