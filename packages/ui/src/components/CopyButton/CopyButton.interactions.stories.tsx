import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/Actions/CopyButton/Interactions',
  component: CopyButton,
  tags: ['!autodocs', '!manifest'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  },
  args: { text: 'PO-1042', label: 'Copy order number' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const writeText = fn<(text: string) => Promise<void>>();

const find = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button');

export const CopiesByMouse: Story = {
  beforeEach: () => {
    writeText.mockResolvedValue();
  },
  play: async ({ canvasElement }) => {
    const button = find(canvasElement);
    const { width } = button.getBoundingClientRect();
    await expect(button).toHaveAccessibleName('Copy order number');
    await userEvent.click(button);
    await expect(await within(within(canvasElement).getByRole('status')).findByText('Copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('PO-1042');
    await expect(button).toHaveAccessibleName('Copied');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
  },
};

export const SaysThatItCouldNotByKeyboard: Story = {
  args: { iconOnly: true },
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Not allowed'));
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(find(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await within(within(canvasElement).getByRole('status')).findByText('Failed'),
    ).toBeInTheDocument();
    await expect(find(canvasElement)).toHaveAccessibleName('Failed');
  },
};
