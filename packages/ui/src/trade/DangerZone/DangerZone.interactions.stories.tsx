import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DangerZone } from './DangerZone.tsx';

const meta = {
  title: 'Trade/Account/DangerZone/Interactions',
  component: DangerZone,
  tags: ['!autodocs', '!manifest'],
  args: { action: 'delete', companyName: 'Malabar Trading House', onSubmit: fn(), onNavigate: fn() },
} satisfies Meta<typeof DangerZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    password: canvas.getByLabelText('Your password'),
    name: canvas.queryByRole('textbox', { name: 'Company Name' })!,
  };
};

export const DeactivatesWithThePassword: Story = {
  args: { action: 'deactivate' },
  play: async ({ canvasElement, args }) => {
    const { canvas, password, name } = fieldsOf(canvasElement);
    await expect(name).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate Account' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(password).toHaveFocus();
    await userEvent.type(password, ' secret words {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: ' secret words ' });
  },
};

export const DeletesOnlyTheNamedCompany: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, password, name } = fieldsOf(canvasElement);
    await userEvent.type(password, 'secret words');
    await userEvent.type(name, 'Malabar');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/This is not Malabar Trading House\./);
    await userEvent.type(name, ' Trading  House {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'secret words',
      companyName: 'Malabar Trading  House',
    });
  },
};

export const RunningOrdersAreNamed: Story = {
  args: {
    runningOrders: [
      { id: 'o-1', number: 'GH-2026-7K3M9QXA', href: '/Deals/q-1' },
      { id: 'o-2', number: 'GH-2026-7K3M9QXB', href: '/Deals/q-2' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 orders are still running');
    await userEvent.click(canvas.getByRole('link', { name: 'GH-2026-7K3M9QXB' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/Deals/q-2', expect.anything());
  },
};

export const ServerErrorsStandAtTheirFields: Story = {
  args: { error: 'Not deleted.', fieldErrors: { password: 'The password is wrong.' } },
  play: async ({ canvasElement }) => {
    const { canvas, password } = fieldsOf(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not deleted.');
    await expect(password).toHaveAccessibleDescription(/The password is wrong\./);
    await userEvent.type(password, 'x');
    await expect(password).not.toHaveAccessibleDescription(/wrong/);
  },
};

export const PendingIgnoresInput: Story = {
  args: { action: 'deactivate', pending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldsOf(canvasElement).password, 'secret words{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
