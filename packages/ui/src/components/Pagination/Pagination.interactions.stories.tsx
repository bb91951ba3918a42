import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function StatefulPagination({ page: first, onPageChange, ...args }: PaginationProps) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...args}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Navigation/Pagination/Interactions',
  component: Pagination,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Products', page: 1, pageCount: 12, onPageChange: fn() },
  render: (args) => <StatefulPagination {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PressedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Products' }));
    await userEvent.click(nav.getByRole('button', { name: 'Page 5' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await expect(nav.getByRole('button', { current: 'page' })).toHaveTextContent('5');
    await userEvent.click(nav.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(6);
    await userEvent.click(nav.getByRole('button', { name: 'Previous' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await userEvent.click(nav.getByRole('button', { name: 'Page 5' }));
    await expect(args.onPageChange).toHaveBeenCalledTimes(3);
  },
};

export const FocusStaysAtTheEnd: Story = {
  args: { page: 11 },
  play: async ({ canvasElement, args }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

export const FocusStaysOnThePageThatMoves: Story = {
  args: { page: 5 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('button', { name: 'Page 6' });
    page.focus();
    await userEvent.keyboard('{Enter}');
    await expect(page).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveFocus();
  },
};

export const LinksGoThroughTheRouter: Story = {
  args: { page: 1, getHref: (page) => `/Store?page=${page}`, onNavigate: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/Store?page=3');
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/Store?page=2', expect.anything());
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2');
  },
};

export const CursorHasNoNumbers: Story = {
  args: { page: 2, pageCount: undefined, hasNext: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Page 2')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }), { pointerEventsCheck: 0 });
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
};

export const SaysWhichItemsAreShown: Story = {
  args: { pageCount: undefined, total: 1045, pageSize: 20, page: 52 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('1,021–1,040 of 1,045');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1,041–1,045 of 1,045');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NarrowSaysWhichPage: Story = {
  args: { page: 3 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Page 3 of 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 4 of 12')).toBeVisible();
  },
};
