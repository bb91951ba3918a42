import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

/** A list in a window of 200 px, whose pages of ten rows arrive with the next frame. */
function Pages({ state: first, onLoadMore, pages, ...props }: LoadMoreProps & { pages: number }) {
  const [rows, setRows] = useState(10);
  const [state, setState] = useState(first);
  const load = async () => {
    void onLoadMore();
    setState('loading');
    await new Promise(requestAnimationFrame);
    setRows(rows + 10);
    setState(rows + 10 < pages * 10 ? 'idle' : 'end');
  };
  return (
    <div role="region" aria-label="Products" tabIndex={0} style={{ blockSize: 200, overflow: 'auto' }}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} style={{ blockSize: 40 }}>
          Product {index + 1}
        </div>
      ))}
      <LoadMore {...props} state={state} onLoadMore={load} />
    </div>
  );
}

const meta = {
  title: 'Components/Data display/LoadMore/Interactions',
  component: Pages,
  tags: ['!autodocs', '!manifest'],
  args: { state: 'idle', onLoadMore: fn(), pages: 3, distance: 0, endMessage: 'That is all.' },
} satisfies Meta<typeof Pages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves when every observer of the same element has reported: they do so in the order they were made. */
const observersReport = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

export const ComingNearLoadsPageByPage: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('region', { name: 'Products' });
    await observersReport(list);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(canvas.getByText('Product 20')).toBeInTheDocument());
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('That is all.'));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

/** Pages that arrive at once, so that `state` is never `loading`; every second one is empty. */
export const PagesThatArriveAtOnceAreRequestedOneByOne: Story = {
  args: { pages: 7, distance: 100_000 },
  render: function QuickPages({ pages, onLoadMore, ...props }) {
    const [page, setPage] = useState(1);
    const load = async () => {
      void onLoadMore();
      await Promise.resolve();
      setPage(page + 1);
    };
    return (
      <>
        {Array.from({ length: Math.ceil(page / 2) }, (_, index) => (
          <div key={index}>Product {index + 1}</div>
        ))}
        <LoadMore {...props} state={page < pages ? 'idle' : 'end'} onLoadMore={load} />
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('That is all.'));
    await expect(canvas.getByText('Product 4')).toBeInTheDocument();
    await expect(args.onLoadMore).toHaveBeenCalledTimes(6);
  },
};

export const ButtonLoadsByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Load more' });
    button.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(canvasElement).getByText('Product 20')).toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const FocusGoesToTheLastWords: Story = {
  args: { pages: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Load more' }).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('That is all.');
  },
};

export const FailureWaitsForTheReader: Story = {
  args: { state: 'error' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('region', { name: 'Products' });
    list.scrollTop = list.scrollHeight;
    await expect(canvas.getByRole('alert')).toHaveTextContent('The next page could not be loaded.');
    await observersReport(list);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    const button = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const LoadingIsReadOut: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading more');
  },
};
