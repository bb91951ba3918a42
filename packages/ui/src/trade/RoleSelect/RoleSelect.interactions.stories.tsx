import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RoleSelect } from './RoleSelect.tsx';

const meta = {
  title: 'Trade/Account/RoleSelect/Interactions',
  component: RoleSelect,
  tags: ['!autodocs', '!manifest'],
  args: { onValueChange: fn(), disabledRoles: { owner: 'Only an owner may make someone an owner.' } },
} satisfies Meta<typeof RoleSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatTheChosenRoleMay: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Role' });
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Sales');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sales');
    await expect(select).toHaveAccessibleDescription(/products, quotes and orders as vendor/);
    await userEvent.selectOptions(select, 'Viewer');
    await expect(select).toHaveAccessibleDescription('Reads everything and changes nothing.');
  },
};

export const ChoosesByKeyboard: Story = {
  args: { layout: 'list', defaultValue: 'buyer' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Buyer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('viewer');
    await expect(canvas.getByRole('radio', { name: 'Viewer' })).toHaveAccessibleDescription(
      'Reads everything and changes nothing.',
    );
  },
};

export const WhatIsImpossibleSaysWhy: Story = {
  args: { layout: 'list', error: 'Role is required.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const owner = canvas.getByRole('radio', { name: 'Owner' });
    await expect(owner).toBeDisabled();
    await expect(owner).toHaveAccessibleDescription(/Only an owner may make someone an owner\./);
    await userEvent.click(owner, { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Role is required.');
  },
};

export const ControlledStaysPut: Story = {
  args: { value: 'viewer' },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Role' });
    await userEvent.selectOptions(select, 'Admin');
    await expect(args.onValueChange).toHaveBeenCalledWith('admin');
    await expect(select).toHaveValue('viewer');
    const owner = within(select).getByRole('option', { name: /^Owner: Only an owner/ });
    await expect(owner).toBeDisabled();
  },
};

/** The browser resets the select, and with it goes what it says. */
export const ResetGoesBack: Story = {
  args: { defaultValue: 'viewer' },
  render: (args) => (
    <form>
      <RoleSelect {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Role' });
    await userEvent.selectOptions(select, 'Admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(select).toHaveValue('viewer');
    await expect(select).toHaveAccessibleDescription('Reads everything and changes nothing.');
  },
};
