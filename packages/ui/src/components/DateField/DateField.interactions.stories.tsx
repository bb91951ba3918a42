import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { isWeekend } from '#fixtures/days.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Forms/DateField/Interactions',
  component: DateField,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Delivery', name: 'delivery', onValueChange: fn() },
  render: (args) => (
    <form aria-label="Order">
      <DateField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Delivery' });
const findButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Open the calendar of Delivery' });
const sentBy = (canvasElement: HTMLElement) =>
  new FormData(within(canvasElement).getByRole<HTMLFormElement>('form')).get('delivery');
const day = (name: string) => within(document.body).findByRole('button', { name });

export const WrittenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, '5.6.26');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-05');
    await expect(box).toHaveValue('5.6.26');
    await userEvent.tab();
    await expect(box).toHaveValue('05/06/2026');
    await expect(sentBy(canvasElement)).toBe('2026-06-05');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(box).toHaveValue('');
    await expect(sentBy(canvasElement)).toBe('');
  },
};

export const ExplainsWhatIsNotRight: Story = {
  args: { min: '2026-06-05' },
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, '31/02/2026');
    await expect(box).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(box).toHaveAccessibleDescription('This day does not exist.');
    // Month first.
    await userEvent.clear(box);
    await userEvent.type(box, '02/28/2026{Tab}');
    await expect(box).toHaveAccessibleDescription('Enter a date as DD/MM/YYYY.');
    await userEvent.clear(box);
    await userEvent.type(box, '4/6/2026{Tab}');
    await expect(box).toHaveAccessibleDescription('Enter 5 Jun 2026 or a later day.');
  },
};

export const EmptyBoundsAreNone: Story = {
  args: { min: '', max: '', defaultValue: '2026-02-31' },
  play: async ({ canvasElement }) => {
    await expect(findBox(canvasElement)).toHaveValue('');
    await userEvent.type(findBox(canvasElement), '5/6/2026{Tab}');
    await expect(findBox(canvasElement)).toBeValid();
    await userEvent.click(findButton(canvasElement));
    await userEvent.click(await day('Thursday, 4 June 2026'));
    await expect(sentBy(canvasElement)).toBe('2026-06-04');
  },
};

export const ChosenByKeyboard: Story = {
  args: { defaultValue: '2026-06-05', min: '2026-06-03', max: '2026-08-20' },
  play: async ({ canvasElement, args }) => {
    findButton(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await day('Friday, 5 June 2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(await day('Wednesday, 3 June 2026')).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowDown}');
    await expect(await day('Saturday, 11 July 2026')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-07-11');
    await expect(findBox(canvasElement)).toHaveValue('11/07/2026');
    await waitFor(() => expect(findButton(canvasElement)).toHaveFocus());
  },
};

export const AFarYear: Story = {
  args: { defaultValue: '2026-06-05', max: '2026-06-05' },
  play: async ({ canvasElement, args }) => {
    findBox(canvasElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const year = await within(document.body).findByRole('combobox', { name: 'Year' });
    await expect(within(year).getAllByRole('option').at(-1)).toHaveTextContent('2026');
    await userEvent.selectOptions(year, '1968');
    await expect(within(document.body).getByRole('grid', { name: 'June 1968' })).toBeVisible();
    await userEvent.click(await day('Sunday, 16 June 1968'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1968-06-16');
  },
};

export const ChosenByMouse: Story = {
  args: { defaultValue: '2026-06-05', min: '2026-06-03' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findButton(canvasElement));
    await userEvent.click(await day('Tuesday, 2 June 2026'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(await day('Next month'));
    await expect(await within(document.body).findByRole('grid', { name: 'July 2026' })).toBeVisible();
    await userEvent.click(await day('Wednesday, 1 July 2026'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-07-01');
    await waitFor(() => expect(within(document.body).queryByRole('grid')).not.toBeInTheDocument());
  },
};

export const UnavailableDaysAreNotChosen: Story = {
  args: { defaultValue: '2026-06-05', isDateUnavailable: isWeekend },
  play: async ({ canvasElement, args }) => {
    findButton(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await day('Friday, 5 June 2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const saturday = await day('Saturday, 6 June 2026');
    await expect(saturday).toHaveFocus();
    await expect(saturday).toHaveAttribute('aria-disabled', 'true');
    await expect(await day('Monday, 8 June 2026')).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await day('Sunday, 7 June 2026'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    const box = findBox(canvasElement);
    await expect(box).toBeValid();
    await userEvent.clear(box);
    await userEvent.type(box, '6/6/2026{Tab}');
    await expect(box).toHaveAccessibleDescription('6 Jun 2026 is not available. Enter another day.');
    await expect(box.closest('form')!.checkValidity()).toBe(false);
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(findBox(canvasElement)).toBeDisabled();
    await expect(findButton(canvasElement)).toBeDisabled();
  },
};
