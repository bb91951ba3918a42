import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { RangeField } from './RangeField.tsx';

const meta = {
  title: 'Components/Forms/RangeField/Interactions',
  component: RangeField,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Price', name: 'price', kind: 'money', min: 0, max: 1000, step: 100, onValueChange: fn() },
  render: (args) => (
    <form aria-label="Filters">
      <RangeField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const thumb = (canvasElement: HTMLElement, end: 'from' | 'to') =>
  within(canvasElement).getByRole('slider', { name: `Price, ${end}` });
const box = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('textbox', { name });

/** userEvent does not move native thumbs; the browser reports a move by this event. */
const move = (element: HTMLElement, value: number) => fireEvent.input(element, { target: { value } });

export const ThumbsAndNumbersAreOne: Story = {
  play: async ({ canvasElement, args }) => {
    const from = thumb(canvasElement, 'from');
    const to = thumb(canvasElement, 'to');
    await move(from, 300);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 300, to: null });
    await expect(from).toHaveAttribute('aria-valuetext', 'Rs. 300.00');
    await expect(box(canvasElement, 'From')).toHaveValue('300.00');
    await move(to, 200);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 300, to: 300 });
    await userEvent.clear(box(canvasElement, 'To'));
    await userEvent.type(box(canvasElement, 'To'), '800');
    await expect(to).toHaveValue('800');
    await move(from, 0);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: null, to: 800 });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(to).toHaveValue('1000');
  },
};

export const NumbersStayInOrder: Story = {
  args: { defaultValue: { from: null, to: 500 } },
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement, 'From'), '600');
    await userEvent.tab();
    await expect(box(canvasElement, 'From')).toBeInvalid();
    await expect(box(canvasElement, 'To')).toHaveValue('500.00');
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      'price.from': '600',
      'price.to': '500',
    });
  },
};

export const NumbersMayLieBeyondAnOpenEnd: Story = {
  args: { openEnded: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(box(canvasElement, 'From'), '2000');
    await userEvent.tab();
    await expect(box(canvasElement, 'From')).toBeValid();
    await expect(thumb(canvasElement, 'from')).toHaveValue('1000');
    await userEvent.type(box(canvasElement, 'To'), '1500');
    await userEvent.tab();
    await expect(box(canvasElement, 'To')).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: 2000, to: 1500 });
  },
};

export const ErrorIsReadWithBothNumbers: Story = {
  args: { error: 'Choose 500 at most.' },
  play: async ({ canvasElement }) => {
    for (const name of ['From', 'To']) {
      await expect(box(canvasElement, name)).toBeInvalid();
      await expect(box(canvasElement, name)).toHaveAccessibleDescription(/^Choose 500 at most\./);
    }
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(thumb(canvasElement, 'from')).toBeDisabled();
    await expect(box(canvasElement, 'To')).toBeDisabled();
  },
};

export const NarrowShowsWholeAmounts: Story = {
  args: { max: 50_000, defaultValue: { from: 10_400, to: 20_400.5 } },
  decorators: [width(200)],
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox'))
      await expect(input.scrollWidth).toBe(input.clientWidth);
  },
};
