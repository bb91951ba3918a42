import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Forms/Select/Interactions',
  component: Select,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Company Industry',
    options: ['Agriculture', 'Food and drink', 'Logistics', 'Machinery', 'Textiles'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const findSelect = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Company Industry' });

export const GivesWhatIsChosen: Story = {
  args: { placeholder: 'Choose an industry' },
  play: async ({ canvasElement, args }) => {
    await expect(findSelect(canvasElement)).toHaveValue('');
    await userEvent.selectOptions(findSelect(canvasElement), 'Logistics');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Logistics');
    await expect(findSelect(canvasElement)).toHaveValue('Logistics');
  },
};

export const ControlledStaysPut: Story = {
  args: { value: 'Textiles' },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(findSelect(canvasElement), 'Logistics');
    await expect(args.onValueChange).toHaveBeenCalledWith('Logistics');
    await expect(findSelect(canvasElement)).toHaveValue('Textiles');
  },
};

export const GroupsHaveNames: Story = {
  args: {
    options: ['Other', { label: 'Goods', options: ['Textiles', { value: 'm', label: 'Machinery' }] }],
    defaultValue: 'm',
  },
  play: async ({ canvasElement, args }) => {
    await expect(findSelect(canvasElement)).toHaveValue('m');
    const group = within(canvasElement).getByRole('group', { name: 'Goods' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(findSelect(canvasElement), 'Textiles');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Textiles');
  },
};

export const ReachedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(findSelect(canvasElement)).toHaveFocus();
  },
};

export const ReadOnlyKeepsItsAnswer: Story = {
  args: { readOnly: true, defaultValue: 'Textiles', name: 'industry' },
  render: (args) => (
    <form aria-label="Details">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const select = findSelect(canvasElement);
    await expect(select).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    // The events themselves: what a browser does by default is what must not happen.
    for (const key of ['ArrowDown', ' ', 'Enter', 'l'])
      await expect(await fireEvent.keyDown(select, { key })).toBe(false);
    await expect(await fireEvent.keyDown(select, { key: 'Tab' })).toBe(true);
    await expect(await fireEvent.keyDown(select, { key: 'r', ctrlKey: true })).toBe(true);
    await expect(await fireEvent.mouseDown(select)).toBe(false);
    await userEvent.selectOptions(select, 'Logistics');
    await expect(select).toHaveValue('Textiles');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('industry')).toBe('Textiles');
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(findSelect(canvasElement), 'Logistics', { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
