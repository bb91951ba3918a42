import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Forms/Chip/Interactions',
  component: Chip,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Steel' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const SelectedByMouseAndKeyboard: Story = {
  args: { defaultSelected: false, count: 1200, onSelectedChange: fn() },
  play: async ({ canvasElement, args }) => {
    const chip = find(canvasElement, 'Steel 1,200');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(false);
  },
};

export const ControlledStaysPut: Story = {
  args: { selected: true, onSelectedChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(find(canvasElement, 'Steel'));
    await expect(args.onSelectedChange).toHaveBeenCalledWith(false);
    await expect(find(canvasElement, 'Steel')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const FocusGoesToTheNext: Story = {
  render: function Render() {
    const [active, setActive] = useState(['Steel', 'Pune', 'In stock']);
    return (
      <ul aria-label="Active filters">
        {active.map((label) => (
          <li key={label}>
            <Chip label={label} onRemove={() => setActive(active.filter((one) => one !== label))} />
          </li>
        ))}
      </ul>
    );
  },
  play: async ({ canvasElement }) => {
    find(canvasElement, 'Remove Pune').focus();
    await userEvent.keyboard('{Enter}');
    await expect(find(canvasElement, 'Remove In stock')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(find(canvasElement, 'Remove Steel')).toHaveFocus();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true, onSelectedChange: fn(), onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    for (const name of ['Steel', 'Remove Steel'])
      await userEvent.click(find(canvasElement, name), { pointerEventsCheck: 0 });
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};
