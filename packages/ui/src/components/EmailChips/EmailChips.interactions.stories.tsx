import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmailChips } from './EmailChips.tsx';

const meta = {
  title: 'Components/Forms/EmailChips/Interactions',
  component: EmailChips,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Employee Emails', onValueChange: fn(), onInvalid: fn() },
} satisfies Meta<typeof EmailChips>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Employee Emails' });

export const AddsByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(findBox(canvasElement), 'anna@northwind.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Email' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['anna@northwind.example']);
    await expect(findBox(canvasElement)).toHaveValue('');
    await expect(findBox(canvasElement)).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('anna@northwind.example added');
  },
};

export const AddsByKeyboardAndLeavesTheFormAlone: Story = {
  render: (args) => (
    <form>
      <EmailChips {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const onSubmit = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', onSubmit, { once: true });
    await userEvent.type(findBox(canvasElement), 'anna@northwind.example{Enter}bo@northwind.example{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'anna@northwind.example',
      'bo@northwind.example',
    ]);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusesWhatIsNoAddress: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), 'anna@northwind{Enter}');
    await expect(args.onInvalid).toHaveBeenLastCalledWith('Please enter a valid email address.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(findBox(canvasElement)).toHaveValue('anna@northwind');
    await expect(findBox(canvasElement)).toHaveAccessibleDescription('Please enter a valid email address.');
    await userEvent.clear(findBox(canvasElement));
    await expect(findBox(canvasElement)).toBeValid();
  },
};

const withinForm: Story['render'] = (args) => (
  <form aria-label="Details">
    <EmailChips {...args} name="people" />
    <button>Save</button>
  </form>
);
/** Presses Save, and answers what the form then sends; undefined when it is held back. */
async function save(canvasElement: HTMLElement) {
  const form = within(canvasElement).getByRole<HTMLFormElement>('form');
  let sent: unknown;
  const send = (event: Event) => {
    event.preventDefault();
    sent = new FormData(form).getAll('people');
  };
  form.addEventListener('submit', send);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
  form.removeEventListener('submit', send);
  return sent;
}

export const SendingAddsWhatIsLeftInTheBox: Story = {
  args: { defaultValue: ['anna@northwind.example'] },
  render: withinForm,
  play: async ({ canvasElement, args }) => {
    await expect(await save(canvasElement)).toEqual(['anna@northwind.example']);
    await userEvent.type(findBox(canvasElement), 'bo@northwind.example');
    await expect(await save(canvasElement)).toEqual(['anna@northwind.example', 'bo@northwind.example']);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(findBox(canvasElement)).toHaveValue('');
  },
};

export const ResetGoesBackToTheFirstOnes: Story = {
  args: { defaultValue: ['anna@northwind.example'] },
  render: withinForm,
  play: async ({ canvasElement }) => {
    await userEvent.type(findBox(canvasElement), 'bo@northwind.example{Enter}chandra');
    within(canvasElement).getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(findBox(canvasElement)).toHaveValue(''));
    await expect(await save(canvasElement)).toEqual(['anna@northwind.example']);
  },
};

export const SendingWaitsForWhatIsNoAddress: Story = {
  render: withinForm,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), 'anna@northwind');
    await expect(await save(canvasElement)).toBeUndefined();
    await expect(args.onInvalid).toHaveBeenLastCalledWith('Please enter a valid email address.');
    await expect(findBox(canvasElement)).toHaveFocus();
    await expect(findBox(canvasElement)).toBeInvalid();
    await expect(findBox(canvasElement)).toHaveAccessibleDescription('Please enter a valid email address.');
    await userEvent.type(findBox(canvasElement), '.example');
    await expect(findBox(canvasElement)).toBeValid();
    await expect(await save(canvasElement)).toEqual(['anna@northwind.example']);
  },
};

export const ControlledIsSentWhole: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <form aria-label="Details">
        <EmailChips {...args} name="people" value={value} onValueChange={setValue} />
        <button>Save</button>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(findBox(canvasElement), 'bo@northwind.example');
    await expect(await save(canvasElement)).toEqual(['bo@northwind.example']);
  },
};

export const RemovesOne: Story = {
  args: { defaultValue: ['anna@northwind.example', 'bo@northwind.example'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove anna@northwind.example' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bo@northwind.example']);
    await expect(canvas.queryByText('anna@northwind.example')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('anna@northwind.example removed');
    await expect(findBox(canvasElement)).toHaveFocus();
  },
};

export const AddsNobodyTwice: Story = {
  args: { defaultValue: ['anna@northwind.example'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(findBox(canvasElement), 'anna@northwind.example{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const DisabledIgnoresInput: Story = {
  args: { defaultValue: ['anna@northwind.example'], disabled: true },
  play: async ({ canvasElement }) => {
    for (const name of ['Add Email', 'Remove anna@northwind.example'])
      await expect(within(canvasElement).getByRole('button', { name })).toBeDisabled();
    await expect(findBox(canvasElement)).toBeDisabled();
  },
};
