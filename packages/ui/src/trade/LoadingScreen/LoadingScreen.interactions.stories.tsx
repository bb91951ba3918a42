import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'Trade/Frame/LoadingScreen/Interactions',
  component: LoadingScreen,
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsGoingOn: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Connecting businesses');
  },
};

export const CoversTheWholeScreen: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('status').getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  },
};

export const BarIsFullAfterTheGivenTime: Story = {
  tags: ['motion'],
  args: { style: { '--gh-loading-screen-duration': '50ms' } as React.CSSProperties },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('status').lastElementChild!;
    await expect(getComputedStyle(bar, '::after').animationDuration).toBe('0.05s');
    await waitFor(() => expect(getComputedStyle(bar, '::after').transform).toBe('none'));
  },
};
