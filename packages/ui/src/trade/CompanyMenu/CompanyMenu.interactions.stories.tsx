import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CompanyMenu } from './CompanyMenu.tsx';

const meta = {
  title: 'Trade/Account/CompanyMenu/Interactions',
  component: CompanyMenu,
  tags: ['!autodocs', '!manifest'],
  args: { companyName: 'Bharat Steel', onReport: fn(), onBlock: fn() },
} satisfies Meta<typeof CompanyMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'More actions for Bharat Steel' });

export const Reports: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

export const ConnectsAfterAll: Story = {
  args: { onConnect: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Connect' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
};

export const BlocksOnceConfirmed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Bharat Steel…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Block Bharat Steel?' });
    await expect(args.onBlock).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Block' }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
  },
};

export const KeepsItByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(button(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('alertdialog', { name: 'Block Bharat Steel?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onBlock).not.toHaveBeenCalled();
  },
};
