import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmailChips } from './EmailChips.tsx';

const meta = {
  title: 'Components/EmailChips/Interactions',
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
    await expect(args.onInvalid).toHaveBeenLastCalledWith('anna@northwind');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(findBox(canvasElement)).toHaveValue('anna@northwind');
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
