import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { todayItems } from '#fixtures/catching-up.tsx';
import { Today } from './Today.tsx';

const meta = {
  title: 'Trade/Frame/Today/Interactions',
  component: Today,
  tags: ['!autodocs', '!manifest'],
  args: { items: todayItems, onNavigate: fn() },
} satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachIsALinkToWhatWaits: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(within(canvasElement).getByRole('region', { name: 'Today' }));
    await expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '2 requests to answer',
      '1 quote expires today',
      '3 products low',
    ]);
    await userEvent.click(row.getByRole('link', { name: '3 products low' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#low-stock', expect.anything());
  },
};

export const FollowedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#requests', expect.anything());
  },
};

export const NothingShowsWhileNothingWaits: Story = {
  args: { items: todayItems.map((item) => ({ ...item, count: 0 })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
