import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/ForgotPasswordScreen/Interactions',
  component: ForgotPasswordScreen,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { logInHref: '/login', homeHref: '/', onSubmit: fn(), onInvalid: fn(), onNavigate: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (canvasElement: HTMLElement, text: string) =>
  userEvent.type(within(canvasElement).getByLabelText('Email'), text);

export const AsksByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, ' anna@northwind.example {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'anna@northwind.example' });
  },
};

export const SaysWhatIsWrong: Story = {
  args: { sent: 'If the address has an account, an email is on its way.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('All fields are required!');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await type(canvasElement, 'anna{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a valid email address!');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SuccessIsReadOut: Story = {
  args: { sent: 'If the address has an account, an email is on its way.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('an email is on its way.');
  },
};

export const PendingIgnoresInput: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'anna@northwind.example{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LinksGoToTheRouter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Log In' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/login', expect.anything());
  },
};
