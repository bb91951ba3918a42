import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReportForm } from './ReportForm.tsx';

const meta = {
  title: 'Trade/Account/ReportForm/Interactions',
  component: ReportForm,
  tags: ['!autodocs', '!manifest'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const reason = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: /What is wrong/ });

export const Sends: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(reason(canvasElement), 'No such company');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ reason: 'No such company' });
  },
};

export const NeedsAReasonByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(reason(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(reason(canvasElement)).toBeInvalid();
  },
};

/** What was written stays. */
export const FailureKeepsTheText: Story = {
  args: { defaultValues: { reason: 'Spam' }, error: 'An error occurred. Please try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('An error occurred');
    await expect(reason(canvasElement)).toHaveValue('Spam');
  },
};
