import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField/Interactions',
  component: NumberField,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Price', onValueChange: fn(), onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Price' });

export const GivesANumber: Story = {
  args: { leading: 'Rs.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), '12.50');
    await expect(findBox(canvasElement)).toHaveValue('12.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5);
    await expect(findBox(canvasElement)).toHaveAccessibleDescription('Rs.');
  },
};

/** What was typed stays until the field is left; then it is written in the locale's groups. */
export const WritesAsTheLocale: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider locale="de">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, '1234,50');
    await expect(box).toHaveValue('1234,50');
    await userEvent.tab();
    await expect(box).toHaveValue('1.234,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
  },
};

/** What a server reads is the same in every language. */
export const SendsANumberOfCode: Story = {
  args: { name: 'price', defaultValue: 1500.5 },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG">
        <form aria-label="Details">
          <Story />
        </form>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['price', '1500.5']]);
    await userEvent.type(findBox(canvasElement), 'x');
    await expect([...new FormData(form)]).toEqual([['price', '']]);
  },
};

export const EmptyIsNull: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(findBox(canvasElement));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const ExplainsWhatIsNoNumber: Story = {
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, 'ten');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN);
    await expect(box).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(box).toBeInvalid();
    await expect(box).toHaveValue('ten');
    await expect(box).toHaveAccessibleDescription('Enter a number, such as 12.50.');
    await userEvent.clear(box);
    await userEvent.type(box, '10');
    await expect(box).toBeValid();
  },
};

export const ExplainsItsBounds: Story = {
  args: { min: 1 },
  play: async ({ canvasElement }) => {
    await userEvent.type(findBox(canvasElement), '0');
    await userEvent.tab();
    await expect(findBox(canvasElement)).toHaveAccessibleDescription('Enter 1 or more.');
  },
};

export const KeysGoByItsStep: Story = {
  args: { step: 5, max: 20 },
  play: async ({ canvasElement, args }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, '7{ArrowUp}');
    await expect(box).toHaveValue('10');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-40);
    // Home and End are for the text here.
    await userEvent.keyboard('{Home}{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-40);
    await userEvent.clear(box);
    await userEvent.type(box, '23{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(23);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
  },
};

export const WithoutAStepNoKeyChangesIt: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvasElement }) => {
    await userEvent.type(findBox(canvasElement), '{ArrowUp}');
    await expect(findBox(canvasElement)).toHaveValue('5');
  },
};

export const ResetFromOutside: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<number | null>(null);
    return (
      <>
        <NumberField {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue(null)}>
          Reset
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(findBox(canvasElement), '12a');
    await expect(findBox(canvasElement)).toHaveValue('12a');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(findBox(canvasElement)).toHaveValue('');
    await expect(findBox(canvasElement)).toBeValid();
  },
};

export const ResetWithItsForm: Story = {
  args: { name: 'price', defaultValue: 5 },
  render: (args) => (
    <form aria-label="Details">
      <NumberField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), '0x');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(findBox(canvasElement)).toHaveValue('5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), '1', { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
