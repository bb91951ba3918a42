import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { coilDeal, longTextDeal, now, overdueDeal, yarnDeal } from '#fixtures/orders.ts';
import { DealCard } from './DealCard.tsx';

const meta = {
  title: 'Trade/Deals/DealCard/Interactions',
  component: DealCard,
  tags: ['!autodocs', '!manifest'],
  args: { ...coilDeal, now, onOpen: fn() },
} satisfies Meta<typeof DealCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhoWhatHowMuchAndWhoseTurn: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: coilDeal.title });
    for (const text of ['Meridian Steel', 'Buying', '20 tonnes', 'Rs. 12,98,000.00', 'Open', '2 hours ago'])
      await expect(within(card).getByText(text)).toBeVisible();
    await expect(card).toHaveTextContent('Your turn: reply');
    await expect(within(card).getByText('Expires tomorrow')).toBeVisible();
  },
};

export const SaysWhoIsWaitedFor: Story = {
  args: yarnDeal,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(within(card).getByText('Waiting for Coimbatore Spinners')).toBeVisible();
    await expect(within(card).getByText('Selling')).toBeVisible();
    await expect(within(card).queryByText(/^Your turn/)).toBeNull();
    await expect(within(card).getByText('Valid until 30 Mar')).toBeVisible();
  },
};

/** As on a phone whose text is twice as large. */
export const IsWholeWhereThereIsHardlyAnyRoom: Story = {
  args: { ...overdueDeal, waitsFor: 'vendor' },
  play: async ({ canvasElement }) => {
    canvasElement.style.inlineSize = '160px';
    const card = within(canvasElement).getByRole('article');
    const edge = card.querySelector('[data-part="title"]')!.getBoundingClientRect().right;
    for (const part of ['total', 'order', 'waits']) {
      const text = document.createRange();
      text.selectNodeContents(card.querySelector(`[data-part="${part}"]`)!);
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(Math.ceil(edge));
    }
    const waits = card.querySelector('[data-part="waits"]')!;
    await expect(waits.scrollWidth).toBe(waits.clientWidth);
  },
};

/** However little room there is, and without breaking the number of the order. */
export const SaysThatAnOrderIsOverdue: Story = {
  args: overdueDeal,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const number = within(card).getByText('GH-2026-2M6XD9RB');
    for (const width of [900, 340, 328, 316, 304, 292, 280, 260, 240]) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(within(card).getByText('Overdue since 9 Mar')).toBeVisible();
      const tops = Array.from(number.getClientRects(), ({ top }) => top);
      await expect(new Set(tops).size).toBe(1);
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};

/** Also beside the words: the whole card is the target. */
export const OpensByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole('article');
    const { right, bottom } = card.getBoundingClientRect();
    const target = document.elementFromPoint(right - 4, bottom - 4)!;
    await expect(target).toBe(within(card).getByRole('button', { name: coilDeal.title }));
    await userEvent.click(target);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining(coilDeal));
  },
};

export const OpensByKeyboard: Story = {
  args: { href: '#deal', current: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: coilDeal.title });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** With room about 72 px; on a phone one or two lines of the title, and what is below in four. */
export const IsDense: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    canvasElement.style.inlineSize = '900px';
    await expect(card.offsetHeight).toBeLessThanOrEqual(76);
    canvasElement.style.inlineSize = '328px';
    await expect(card.offsetHeight).toBeLessThanOrEqual(164);
  },
};

/** On a tablet too: whom it waits for and when it is due take no room from the title. */
export const NamesTheDealOnATablet: Story = {
  args: longTextDeal,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    canvasElement.style.inlineSize = '672px';
    const title = within(card).getByRole('heading');
    await expect(title.offsetWidth).toBeGreaterThan(card.offsetWidth / 2);
  },
};
