import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { portsByCoast } from '#fixtures/ports.ts';
import { width } from '#docs/story-layout.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  title: 'Components/Forms/MultiSelect/Interactions',
  component: MultiSelect,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Ports',
    name: 'ports',
    options: ['Chennai', 'Kandla', 'Kochi', { value: 'mum', label: 'Mumbai', hint: 'Nhava Sheva' }],
    onValueChange: fn(),
  },
  render: (args) => (
    <form aria-label="Route">
      <MultiSelect {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Ports' });
const option = (name: string) => within(document.body).findByRole('option', { name: new RegExp(name) });
const sentBy = (canvasElement: HTMLElement) =>
  new FormData(within(canvasElement).getByRole<HTMLFormElement>('form')).getAll('ports');

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = findBox(canvasElement);
    await userEvent.type(box, 'k');
    await expect(within(document.body).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Kandla', 'Kochi']);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(await option('Kochi')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Kochi chosen, 2 in all');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Kandla']);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.clear(box);
    await userEvent.keyboard('sheva{Enter}');
    await expect(sentBy(canvasElement)).toEqual(['Kandla', 'mum']);
    await userEvent.clear(box);
    await userEvent.keyboard('{Backspace}');
    await expect(sentBy(canvasElement)).toEqual(['Kandla']);
  },
};

export const LeavingChoosesNothing: Story = {
  args: { defaultValue: ['mum'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(findBox(canvasElement), 'Ko');
    await userEvent.tab();
    await expect(findBox(canvasElement)).toHaveValue('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Mumbai' }));
    await expect(sentBy(canvasElement)).toEqual([]);
    await expect(findBox(canvasElement)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sentBy(canvasElement)).toEqual(['mum']);
  },
};

/** Text that is left would pass for an answer. */
export const KeepsNoTextWithoutAChoice: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const box = findBox(canvasElement);
    await userEvent.type(box, 'zz{Escape}');
    await userEvent.tab();
    await expect(box).toHaveValue('');
    await expect(box).toBeInvalid();
    await userEvent.type(box, 'zz');
    within(canvasElement).getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

export const ChosenByMouse: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(findBox(canvasElement));
    await userEvent.click(await option('Chennai'));
    await userEvent.click(await option('Mumbai'));
    await expect(sentBy(canvasElement)).toEqual(['Chennai', 'mum']);
    await userEvent.click(await option('Chennai'));
    await expect(sentBy(canvasElement)).toEqual(['mum']);
  },
};

export const ChosenFromGroups: Story = {
  args: { options: portsByCoast },
  play: async ({ canvasElement }) => {
    await userEvent.type(findBox(canvasElement), 'tamil');
    const group = await within(document.body).findByRole('group', { name: 'East coast' });
    await expect(within(document.body).queryByRole('group', { name: 'West coast' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(within(group).getByRole('option', { selected: true })).toHaveTextContent('Thoothukudi');
    await expect(sentBy(canvasElement)).toEqual(['INTUT']);
  },
};

export const SaysThatNothingIsFound: Story = {
  args: { options: [], filter: 'none', loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(findBox(canvasElement), 'x');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const ReadOnlyKeepsItsChoices: Story = {
  args: { readOnly: true, defaultValue: ['Kandla', 'Kochi'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}{Enter}{Backspace}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Where the choices fill the line, no other is kept for a text that cannot be written. */
export const ReadOnlyKeepsNoLine: Story = {
  args: { readOnly: true, defaultValue: ['Kandla', 'Kochi'] },
  decorators: [width(190)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = canvas.getAllByRole('listitem').at(-1)!.getBoundingClientRect();
    const control = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(control.top).toBeLessThan(last.bottom);
  },
};

export const DisabledIgnoresInput: Story = {
  args: { defaultValue: ['mum'], disabled: true },
  play: async ({ canvasElement }) => {
    await expect(findBox(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Mumbai' })).toBeDisabled();
  },
};
