import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { coilRequest } from '#fixtures/requests.ts';
import { RequestCard } from './RequestCard.tsx';

const meta = {
  title: 'Components/RequestCard/Interactions',
  component: RequestCard,
  tags: ['!autodocs', '!manifest'],
  args: { ...coilRequest, onClientOpen: fn() },
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClientOpensByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Konark Auto Components' }));
    await expect(args.onClientOpen).toHaveBeenCalledWith('c-konark');
  },
};

export const ClientOpensByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClientOpen).toHaveBeenCalledWith('c-konark');
  },
};

export const IsAnArticleNamedAfterItsClient: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Konark Auto Components' });
    await expect(within(card).getByText('Rs. 12,00,000 a month')).toBeVisible();
    await expect(within(card).getByText('Steel Manufacturing')).toBeVisible();
  },
};

export const WithoutCallbackTheClientIsText: Story = {
  render: () => <RequestCard {...coilRequest} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
