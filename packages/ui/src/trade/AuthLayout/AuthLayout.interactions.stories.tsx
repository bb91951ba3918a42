import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Trade/Frame/AuthLayout/Interactions',
  component: AuthLayout,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Log In', homeHref: '/', onNavigate: fn() },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogoLeadsHomeByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Guildhall' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/', expect.anything());
  },
};

export const LogoLeadsHomeByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const FormIsTheMainPart: Story = {
  args: { children: 'The form' },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(within(main).getByRole('heading', { name: 'Log In', level: 1 })).toBeVisible();
    await expect(main).toHaveTextContent('The form');
  },
};
