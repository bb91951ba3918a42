import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { requests } from '#fixtures/requests.ts';
import { ClientHomeScreen } from './ClientHomeScreen.tsx';

const meta = {
  title: 'Screens/ClientHomeScreen/Interactions',
  component: ClientHomeScreen,
  tags: ['!autodocs', '!manifest'],
  args: { requests, onCreate: fn(), onClientOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof ClientHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatesByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create a Request' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const CreateIsTheFirstStop: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const OpensTheCompanyOfTheCard: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Requests' });
    await userEvent.click(within(list).getByRole('button', { name: 'Nimbus IT Services' }));
    await expect(args.onClientOpen).toHaveBeenCalledWith(expect.objectContaining({ clientId: 'c-nimbus' }));
  },
};

export const FailureOffersToTryAgain: Story = {
  args: { requests: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
