import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const onRetry = fn();

const meta = {
  title: 'Screens/ErrorPage/Interactions',
  component: ErrorPage,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { actions: <Button onClick={onRetry}>Try again</Button> },
  beforeEach: () => void onRetry.mockClear(),
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatHappened: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('main');
    await expect(
      within(page).getByRole('heading', { name: 'Unexpected Application Error', level: 1 }),
    ).toBeVisible();
  },
};

export const TriesAgainByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
