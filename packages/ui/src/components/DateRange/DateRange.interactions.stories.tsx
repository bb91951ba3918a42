import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isWeekend } from '#fixtures/days.ts';
import { DateRange } from './DateRange.tsx';
import { lastDays } from './last-days.ts';

const meta = {
  title: 'Components/Forms/DateRange/Interactions',
  component: DateRange,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Period',
    name: 'period',
    presets: [{ label: 'June', ...lastDays(30, '2026-06-30') }],
    onValueChange: fn(),
  },
  render: (args) => (
    <form aria-label="Report">
      <DateRange {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('textbox', { name });

export const WrittenAndPreset: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.type(box(canvasElement, 'From'), '5/6/2026');
    await userEvent.type(box(canvasElement, 'To'), '4/6/2026');
    await userEvent.tab();
    await expect(box(canvasElement, 'To')).toHaveAccessibleDescription('Enter 5 Jun 2026 or a later day.');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'June' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-06-01', to: '2026-06-30' });
    await expect(canvas.getByRole('button', { name: 'June', pressed: true })).toBeVisible();
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      'period.from': '2026-06-01',
      'period.to': '2026-06-30',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box(canvasElement, 'From')).toHaveValue('');
  },
};

export const ErrorIsReadWithBothDays: Story = {
  args: { error: 'Choose a week at most.', hint: 'Both days belong to it.' },
  play: async ({ canvasElement }) => {
    for (const name of ['From', 'To']) {
      await expect(box(canvasElement, name)).toBeInvalid();
      await expect(box(canvasElement, name)).toHaveAccessibleDescription(/^Choose a week at most\./);
    }
  },
};

export const ReadOnlyKeepsItsDays: Story = {
  args: { readOnly: true, defaultValue: { from: '2026-06-01', to: '2026-06-30' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(box(canvasElement, 'From'), '5');
    await expect(canvas.queryByRole('button', { name: 'June' })).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('period.from')).toBe('2026-06-01');
  },
};

export const NoUnavailableDayIsWithin: Story = {
  args: { defaultValue: { from: '2026-06-03', to: '2026-06-05' }, isDateUnavailable: isWeekend },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = (name: string) => within(document.body).findByRole('button', { name });
    const open = (label: string) =>
      userEvent.click(canvas.getByRole('button', { name: `Open the calendar of ${label}` }));
    const to = box(canvasElement, 'To');
    await expect(to).toBeValid();
    await open('To');
    for (const name of ['Saturday, 6 June 2026', 'Monday, 8 June 2026'])
      await expect(await day(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await day('Thursday, 4 June 2026'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-06-03', to: '2026-06-04' });
    // A new first day may lie anywhere; the last one follows it.
    await open('From');
    await expect(await day('Sunday, 7 June 2026')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await day('Monday, 8 June 2026'));
    await expect(to).toHaveAccessibleDescription('Enter 8 Jun 2026 or a later day.');
    await userEvent.clear(to);
    await userEvent.type(to, '16/6/2026{Tab}');
    await expect(to).toHaveAccessibleDescription('Enter 12 Jun 2026 or an earlier day.');
    await expect(to.closest('form')!.checkValidity()).toBe(false);
    await expect(canvas.getByRole('button', { name: 'June' })).toBeDisabled();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement, 'From')).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: 'June' })).toBeDisabled();
  },
};
