import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumb/Interactions',
  component: Breadcrumb,
  tags: ['!autodocs', '!manifest'],
  args: {
    items: [
      { label: 'Store', href: '/Store' },
      { label: 'Steel', href: '/Steel' },
      { label: 'Coils', href: '/Coils' },
      { label: 'Steel coil' },
    ],
    onNavigate: fn(),
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAPathOfLinks: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' });
    const links = within(nav).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Store', '/Store'],
      ['Steel', '/Steel'],
      ['Coils', '/Coils'],
    ]);
    const current = within(nav).getByText('Steel coil');
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(within(nav).queryByLabelText('Show the whole path')).not.toBeVisible();
  },
};

export const PlainClickGoesThroughTheRouter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Steel' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/Steel', expect.anything());
  },
};

export const FollowedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/Store', expect.anything());
  },
};

export const EllipsisBringsBackTheMiddle: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Steel' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Coils' })).toBeVisible();
    const expand = canvas.getByLabelText('Show the whole path');
    await userEvent.tab();
    await userEvent.tab();
    await expect(expand).toHaveFocus();
    await userEvent.click(expand);
    await expect(canvas.getByRole('link', { name: 'Steel' })).toBeVisible();
    await userEvent.click(expand);
    await expect(canvas.queryByRole('link', { name: 'Steel' })).not.toBeInTheDocument();
  },
};

export const LongNamesStayOnOneLine: Story = {
  args: {
    items: [
      { label: 'Inventory', href: '/Inventory' },
      { label: 'Ventilated Brake Disc 280 mm, Drilled and Coated' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parent = canvas.getByRole('link', { name: 'Inventory' });
    const current = canvas.getByText(/^Ventilated/);
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    await expect(top(current)).toBe(top(parent));
    // A fraction of a pixel too little cuts it short.
    const words = document.createRange();
    words.selectNodeContents(parent);
    const { paddingInlineEnd } = getComputedStyle(parent);
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
      parent.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd) + 1 / 64,
    );
    await expect(current.scrollWidth).toBeGreaterThan(current.clientWidth);
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.querySelector('nav')!.getBoundingClientRect().right,
    );
  },
};
