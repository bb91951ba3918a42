import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FloatingButton } from './FloatingButton.tsx';

const meta = {
  title: 'Components/Actions/FloatingButton/Interactions',
  component: FloatingButton,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Add a Product', onClick: fn() },
} satisfies Meta<typeof FloatingButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PressedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a Product' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const GivesWayWhileScrollingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 3000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add a Product' });
    const isOnScreen = () => button.getBoundingClientRect().top < window.innerHeight;
    await expect(isOnScreen()).toBe(true);
    const scrollsBy = (top: number, willBeOnScreen: boolean) =>
      waitFor(async () => {
        window.scrollBy({ top, behavior: 'instant' });
        await expect(isOnScreen()).toBe(willBeOnScreen);
      });
    await scrollsBy(100, false);
    await scrollsBy(-20, true);
  },
};
