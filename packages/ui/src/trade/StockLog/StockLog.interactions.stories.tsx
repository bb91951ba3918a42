import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stockLog } from '#fixtures/inventory.ts';
import { StockLog } from './StockLog.tsx';

const meta = {
  title: 'Trade/Products/StockLog/Interactions',
  component: StockLog,
  tags: ['!autodocs', '!manifest'],
  args: { entries: stockLog, unit: 'kg', timeZone: 'Asia/Kolkata', onRetry: fn(), onLoadMore: fn() },
} satisfies Meta<typeof StockLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatWhenWhyAndWho: Story = {
  args: { more: 'error' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Stock log' });
    const [newest, next] = within(list)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('p'))
      .flatMap((item) => within(item).queryAllByRole('listitem'));
    await expect(newest).toHaveTextContent('+40 160 kg after');
    await expect(newest).toHaveTextContent('Received · Asha Rao');
    await expect(next).toHaveTextContent('-3 120 kg after');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { entries: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
