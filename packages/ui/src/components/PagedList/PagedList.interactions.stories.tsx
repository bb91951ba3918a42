import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PagedList } from './PagedList.tsx';

const meta = {
  title: 'Components/PagedList/Interactions',
  component: PagedList,
  tags: ['!autodocs', '!manifest'],
  args: {
    of: 'products',
    items: [<p key="coil">Coil</p>],
    renderList: (items) => <div>{items}</div>,
    skeleton: <p>Place</p>,
    emptyState: 'Nothing here',
    onRetry: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof PagedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsSixPlacesWhileLoading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Place')).toHaveLength(6);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products');
    await expect(canvas.queryByText('Coil')).toBeNull();
  },
};

export const TriesAgain: Story = {
  args: { state: 'error' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const EmptyAsksForNoMore: Story = {
  args: { items: [], more: 'idle' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('Nothing here')).toBeVisible();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const NextPageByKeyboard: Story = {
  args: { more: 'error' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
