import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LogInScreen } from './LogInScreen.tsx';

const meta = {
  title: 'Screens/LogInScreen/Interactions',
  component: LogInScreen,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: {
    registerHref: '/register',
    forgotPasswordHref: '/forgot-password',
    homeHref: '/',
    onSubmit: fn(),
    onInvalid: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof LogInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (canvasElement: HTMLElement, label: string, text: string) =>
  userEvent.type(within(canvasElement).getByLabelText(label), text);

export const LogsInByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'Email', ' anna@northwind.example ');
    await type(canvasElement, 'Password', ' secret words {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'anna@northwind.example',
      password: ' secret words ',
    });
  },
};

export const SaysWhatIsWrong: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await press();
    await expect(canvas.getByRole('alert')).toHaveTextContent('All fields are required!');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    for (const name of ['Email', 'Password']) {
      await expect(canvas.getByLabelText(name)).toBeInvalid();
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(`${name} is required.`);
    }
    await type(canvasElement, 'Email', 'anna');
    await type(canvasElement, 'Password', 'secret');
    await press();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a valid email address!');
    await expect(canvas.getAllByText('Please enter a valid email address!')).toHaveLength(1);
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address!',
    );
    await expect(canvas.getByLabelText('Password')).toBeValid();
    await expect(args.onInvalid).toHaveBeenNthCalledWith(2, 'Please enter a valid email address!');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await type(canvasElement, 'Email', '@northwind.example');
    await press();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const RefusalIsReadOut: Story = {
  args: { error: 'Invalid email or password.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Invalid email or password.');
  },
};

export const PendingIgnoresInput: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'Email', 'anna@northwind.example');
    await type(canvasElement, 'Password', 'secret{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LinksGoToTheRouter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Register' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/register', expect.anything());
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Forgot password?' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/forgot-password', expect.anything());
  },
};
