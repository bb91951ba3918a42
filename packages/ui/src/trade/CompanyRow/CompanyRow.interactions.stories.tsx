import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { bharat } from '#fixtures/companies.ts';
import { CompanyRow } from './CompanyRow.tsx';

const meta = {
  title: 'Trade/Companies/CompanyRow/Interactions',
  component: CompanyRow,
  tags: ['!autodocs', '!manifest'],
  args: { ...bharat, onOpen: fn() },
} satisfies Meta<typeof CompanyRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bharat Steel Works' }));
    await expect(args.onOpen).toHaveBeenCalledWith('c-bharat');
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onOpen).toHaveBeenCalledWith('c-bharat');
  },
};

export const WithoutCallbackTheNameIsText: Story = {
  render: () => <CompanyRow {...bharat} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Bharat Steel Works')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A plain click calls back; a click for a new tab is left to the browser. */
export const WithAnAddressTheNameIsALink: Story = {
  args: { href: '#bharat' },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Bharat Steel Works' });
    await expect(link).toHaveAttribute('href', '#bharat');
    const before = window.location.href;
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith('c-bharat');
    await expect(window.location.href).toBe(before);
    // Runs after React's own listener, so it only keeps the test page from navigating.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Nothing says what an ellipsis hides. */
export const InLittleRoomNothingIsCut: Story = {
  decorators: [width(400)],
  play: async ({ canvas }) => {
    const facts = canvas.getByText(new RegExp(`${bharat.address}$`));
    await expect(facts.scrollWidth).toBe(facts.clientWidth);
    await expect(facts.getBoundingClientRect().height).toBeGreaterThan(30);
  },
};
