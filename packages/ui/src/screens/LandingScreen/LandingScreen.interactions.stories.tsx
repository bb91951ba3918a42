import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/LandingScreen/Interactions',
  component: LandingScreen,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { registerHref: '/register', loginHref: '/login', onNavigate: fn(), onSubscribe: fn() },
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaysInGoToTheRouter: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Register' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Login' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Join the hall' }));
    await expect(args.onNavigate).toHaveBeenNthCalledWith(1, '/register', expect.anything());
    await expect(args.onNavigate).toHaveBeenNthCalledWith(2, '/login', expect.anything());
    await expect(args.onNavigate).toHaveBeenNthCalledWith(3, '/register', expect.anything());
  },
};

export const TheFirstLinkLeadsPastTheBar: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Join the hall' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('#content')).toHaveLength(1);
  },
};

export const KnowMoreScrollsToTheFeatures: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Know More' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const features = canvas.getByRole('region', { name: 'Features' });
    await expect(features).toHaveFocus();
    await waitFor(() => expect(Math.abs(features.getBoundingClientRect().top)).toBeLessThan(80));
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

export const VisitorIsThanked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(box, 'asha@malabar.example{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith('asha@malabar.example');
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you');
    await expect(box).toHaveValue('');
  },
};

export const WithoutAListNobodyIsThanked: Story = {
  render: () => <LandingScreen registerHref="/register" loginHref="/login" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'asha@malabar.example{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your address was not kept.');
  },
};

export const WhatIsNoAddressIsHeldBack: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep me posted' }));
    await expect(box).toBeInvalid();
    await userEvent.type(box, 'asha{Enter}');
    await expect(box).toBeInvalid();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const TilesLeadNowhere: Story = {
  play: async ({ canvasElement }) => {
    const tiles = within(within(canvasElement).getByRole('region', { name: 'Features' }));
    await expect(tiles.getAllByRole('listitem')).toHaveLength(4);
    await expect(tiles.queryByRole('link')).toBeNull();
    await expect(tiles.queryByRole('button')).toBeNull();
  },
};
