import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea/Interactions',
  component: TextArea,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Description', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Description' });

export const GivesWhatIsWritten: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), 'One{Enter}Two');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('One\nTwo');
  },
};

export const GrowsWithItsText: Story = {
  play: async ({ canvasElement }) => {
    const box = findBox(canvasElement);
    const before = box.clientHeight;
    await userEvent.type(box, 'a{Enter}b{Enter}c{Enter}d{Enter}e{Enter}f');
    await expect(box.clientHeight).toBeGreaterThan(before);
    await expect(box.scrollHeight).toBe(box.clientHeight);
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), 'One', { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LabelFocusesIt: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Description'));
    await expect(findBox(canvasElement)).toHaveFocus();
  },
};
