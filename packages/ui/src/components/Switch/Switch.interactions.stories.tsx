import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch/Interactions',
  component: Switch,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Client mode', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const findSwitch = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('switch', { name: 'Client mode' });

export const TurnedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findSwitch(canvasElement));
    await expect(findSwitch(canvasElement)).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByText('Client mode'));
    await expect(findSwitch(canvasElement)).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const TurnedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(findSwitch(canvasElement)).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const ControlledStaysPut: Story = {
  args: { checked: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findSwitch(canvasElement));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(findSwitch(canvasElement)).not.toBeChecked();
  },
};

export const HiddenLabelStillNames: Story = {
  args: { hideLabel: true },
  play: async ({ canvasElement }) => {
    await expect(findSwitch(canvasElement)).toBeVisible();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findSwitch(canvasElement), { pointerEventsCheck: 0 });
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
