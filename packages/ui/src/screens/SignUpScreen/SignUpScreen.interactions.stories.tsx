import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignUpScreen } from './SignUpScreen.tsx';

const meta = {
  title: 'Screens/SignUpScreen/Interactions',
  component: SignUpScreen,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { logInHref: '/login', homeHref: '/', onSubmit: fn(), onInvalid: fn(), onNavigate: fn() },
} satisfies Meta<typeof SignUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (canvasElement: HTMLElement, label: string, text: string) =>
  userEvent.type(within(canvasElement).getByLabelText(label), text);
const register = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Register' }));

export const Registers: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'Company Name', 'Northwind Traders');
    await type(canvasElement, 'Email', 'anna@northwind.example');
    await type(canvasElement, 'Password', 'secret words');
    await type(canvasElement, 'Confirm Password', 'secret words{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      companyName: 'Northwind Traders',
      email: 'anna@northwind.example',
      password: 'secret words',
      confirmPassword: 'secret words',
    });
  },
};

export const SaysWhatIsWrongOneByOne: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const top = () => canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top;
    const topBefore = top();
    await type(canvasElement, 'Company Name', 'Northwind Traders');
    await register(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('All fields are required!');
    await expect(top() + window.scrollY).toBe(topBefore);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();

    await type(canvasElement, 'Email', 'anna');
    await type(canvasElement, 'Password', 'secret words');
    await type(canvasElement, 'Confirm Password', 'secret word');
    await register(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a valid email address!');

    await type(canvasElement, 'Email', '@northwind.example');
    await register(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Passwords do not match!');
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
    await expect(args.onInvalid).toHaveBeenCalledTimes(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await type(canvasElement, 'Confirm Password', 's');
    await register(canvasElement);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const RefusalIsReadOut: Story = {
  args: { error: 'A company with this email is already registered.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('already registered');
  },
};

export const SimilarNameIsNoObstacle: Story = {
  args: { similarName: true },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByLabelText('Company Name')).toHaveAccessibleDescription(
      /Another company has nearly this name\./,
    );
    await Registers.play!({ canvasElement, args } as Parameters<NonNullable<Story['play']>>[0]);
  },
};

export const PendingIgnoresInput: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await register(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
};

export const LinksGoToTheRouter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Log In' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/login', expect.anything());
  },
};

/** The input from before a reload is restored, except for passwords. */
export const KeepsNoPassword: Story = {
  args: { onValuesChange: fn(), defaultValues: { companyName: 'Saffron', email: 'office@saffron.example' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Email')).toHaveValue('office@saffron.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.type(canvas.getByLabelText('Company Name'), ' Steel');
    for (const [values] of (args.onValuesChange as ReturnType<typeof fn>).mock.calls) {
      await expect(Object.keys(values as object)).toEqual(['companyName', 'email']);
    }
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      companyName: 'Saffron Steel',
      email: 'office@saffron.example',
    });
  },
};
