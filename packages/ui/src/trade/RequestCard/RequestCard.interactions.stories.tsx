import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { coilRequest, longTextRequest } from '#fixtures/requests.ts';
import { RequestCard } from './RequestCard.tsx';

const meta = {
  title: 'Trade/Requests/RequestCard/Interactions',
  component: RequestCard,
  tags: ['!autodocs', '!manifest'],
  args: { ...coilRequest, onClientOpen: fn() },
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClientOpensByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Konark Auto Components' }));
    await expect(args.onClientOpen).toHaveBeenCalledWith(expect.objectContaining(coilRequest));
  },
};

export const ClientOpensByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClientOpen).toHaveBeenCalledWith(expect.objectContaining(coilRequest));
  },
};

export const IsAnArticleNamedAfterItsClient: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Konark Auto Components' });
    await expect(within(card).getByText('Rs. 12,00,000 a month')).toBeVisible();
    await expect(within(card).getByText('Steel Manufacturing')).toBeVisible();
  },
};

export const FactsWrapBetweenThem: Story = {
  args: { quantity: 40, unit: 'tonnes', neededBy: '2026-12-19', quoteCount: 0 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const facts = ['40 tonnes', /^Needed by/, 'No quotes yet'].map((text) => canvas.getByText(text));
    const [first, second, third] = facts.map((fact) => fact.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(third!.top).toBe(first!.bottom);
    await expect(third!.left).toBe(first!.left);
  },
};

/** Nothing below moves when the button comes, and all of the text can be read. */
export const ShowsTheWholeTextByKeyboard: Story = {
  args: { ...longTextRequest, images: [] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/^We need a supplier/);
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await expect(text.parentElement!.offsetHeight).toBe(text.offsetHeight);
    await expect(more).toHaveAccessibleDescription(longTextRequest.client_name);
    await userEvent.tab();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toHaveTextContent('Show less');
    await expect(text.scrollHeight).toBe(text.clientHeight);
    await userEvent.click(more);
    await expect(more).toHaveFocus();
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const ATextThatFitsHasNoButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(coilRequest.request);
    // The text is measured after the layout, so the result is there in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(text.scrollHeight).toBe(text.clientHeight);
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};

export const WithoutCallbackTheClientIsText: Story = {
  render: () => <RequestCard {...coilRequest} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const TheRequestOpens: Story = {
  args: { requestHref: '#request', onRequestOpen: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'View request' }));
    await expect(args.onRequestOpen).toHaveBeenCalledWith(expect.objectContaining({ id: coilRequest.id }));
  },
};

/** What follows its first line is below that, as a text. */
export const OnesOwnIsNamedAfterItsFirstLine: Story = {
  args: { own: true, request: 'Twill for our workwear\n240 gsm, slate, thirty bolts.' },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Twill for our workwear' }));
    await expect(card.getByText('240 gsm, slate, thirty bolts.')).toBeVisible();
    await expect(card.getByText('Open')).toBeVisible();
    await expect(card.queryByText('Konark Auto Components')).toBeNull();
  },
};
