import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CompanyPagedList } from '#fixtures/company-paged-list.tsx';
import { PagedList } from './PagedList.tsx';

const meta = {
  title: 'Components/Data display/PagedList/Interactions',
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

export const ShowsSixSkeletonsWhileLoading: Story = {
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

export const FocusStaysAfterTryingAgain: Story = {
  render: function FocusStaysAfterTryingAgain(args) {
    const [state, setState] = useState<'error' | 'loading'>('error');
    return <PagedList {...args} state={state} onRetry={() => setState('loading')} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products');
  },
};

export const FocusStaysWhenTheListIsNoLongerEmpty: Story = {
  render: function FocusStaysWhenTheListIsNoLongerEmpty({ items, ...args }) {
    const [isNarrowed, setNarrowed] = useState(true);
    return (
      <PagedList
        {...args}
        items={isNarrowed ? [] : items}
        emptyState={<button onClick={() => setNarrowed(false)}>Show all</button>}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Coil')).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveFocus();
  },
};

export const FocusElsewhereIsLeftAlone: Story = {
  render: function FocusElsewhereIsLeftAlone({ items, ...args }) {
    const [isNarrowed, setNarrowed] = useState(true);
    return (
      <>
        <PagedList {...args} items={isNarrowed ? [] : items} emptyState={<button>Show all</button>} />
        <button onClick={() => setNarrowed(false)}>Clear</button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Coil')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
  },
};

/** The elements of a play function, found once: in a long list every query by role is slow. */
const partsOf = (page: HTMLElement) => {
  const canvas = within(page);
  const [news, newsOfMore] = canvas.getAllByRole('status');
  return { canvas, rows: canvas.getByRole('list').children, news: news!, newsOfMore };
};
const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const untilLongerThan = (rows: HTMLCollection, count: number) =>
  waitFor(() => expect(rows.length).toBeGreaterThan(count));

export const ShowsNoneAndOne: Story = {
  render: () => (
    <>
      <CompanyPagedList total={0} />
      <CompanyPagedList total={1} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, rows } = partsOf(canvasElement);
    await expect(canvas.getByText('No companies')).toBeVisible();
    await expect(rows).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
};

export const LoadsPagesOnScroll: Story = {
  render: () => <CompanyPagedList total={10_000} fetchPage={nextFrame} />,
  play: async ({ canvasElement }) => {
    const { rows, news } = partsOf(canvasElement);
    await expect(news).toHaveTextContent('companies: 20');
    for (const count of [20, 40, 60]) {
      scrollToEnd();
      await untilLongerThan(rows, count);
    }
    await waitFor(() => expect(news).toHaveTextContent(`companies: ${rows.length}`));
  },
};

let arrive: () => void;
export const VisibleRowsStayInPlace: Story = {
  render: () => (
    <CompanyPagedList
      total={10_000}
      from={200}
      fetchPage={() => new Promise<void>((resolve) => (arrive = resolve))}
    />
  ),
  play: async ({ canvasElement }) => {
    const { rows, newsOfMore } = partsOf(canvasElement);
    // Rows that were never on the screen have an estimated height, so the end moves away at first.
    await waitFor(async () => {
      scrollToEnd();
      await expect(newsOfMore).toHaveTextContent('Loading more');
    });
    // At the very end there is no room for scroll anchoring while estimates become heights.
    window.scrollBy(0, -200);
    const name = within(rows[192] as HTMLElement).getByRole('button');
    name.focus();
    const topOfName = () => name.getBoundingClientRect().top;
    // Focus scrolls, and rows that come to the screen get their real height.
    await waitFor(async () => {
      const before = topOfName();
      await nextFrame();
      await nextFrame();
      await expect(topOfName()).toBe(before);
    });
    const top = topOfName();
    await expect(rows).toHaveLength(200);
    arrive();
    await untilLongerThan(rows, 200);
    await expect(topOfName()).toBeCloseTo(top, 0);
    await expect(name).toHaveFocus();
  },
};

export const AFailedPageIsLoadedAgain: Story = {
  render: () => <CompanyPagedList total={10_000} failingPage={2} fetchPage={nextFrame} />,
  play: async ({ canvasElement }) => {
    const { canvas, rows } = partsOf(canvasElement);
    await waitFor(async () => {
      scrollToEnd();
      await expect(canvas.getByRole('alert')).toHaveTextContent('The next page could not be loaded.');
    });
    await expect(rows).toHaveLength(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await untilLongerThan(rows, 40);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
