import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/Forms/RadioGroup/Interactions',
  component: RadioGroup,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Delivery',
    name: 'delivery',
    options: ['By road', { value: 'rail', label: 'By rail', disabled: true }, 'By sea'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const findGroup = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('radiogroup', { name: 'Delivery' });
const findRadio = (canvasElement: HTMLElement, name: string) =>
  within(findGroup(canvasElement)).getByRole('radio', { name });

export const ChosenByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findRadio(canvasElement, 'By sea'));
    await expect(findRadio(canvasElement, 'By sea')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('By sea');
    await userEvent.click(within(canvasElement).getByText('By road'));
    await expect(findRadio(canvasElement, 'By sea')).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('By road');
  },
};

export const ChosenByKeyboard: Story = {
  args: { defaultValue: 'By road' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(findRadio(canvasElement, 'By road')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(findRadio(canvasElement, 'By sea')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('By sea');
    await userEvent.keyboard('{ArrowDown}');
    await expect(findRadio(canvasElement, 'By road')).toBeChecked();
  },
};

export const FormGetsIt: Story = {
  args: { defaultValue: 'By sea' },
  render: (args) => (
    <form aria-label="Order">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('delivery')).toBe('By sea');
    await userEvent.click(findRadio(canvasElement, 'By road'));
    await expect(new FormData(form).get('delivery')).toBe('By road');
    form.reset();
    await expect(findRadio(canvasElement, 'By sea')).toBeChecked();
  },
};

export const ControlledStaysPut: Story = {
  args: { value: 'By road' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findRadio(canvasElement, 'By sea'));
    await expect(args.onValueChange).toHaveBeenCalledWith('By sea');
    await expect(findRadio(canvasElement, 'By road')).toBeChecked();
  },
};

export const TwoGroupsKeepApart: Story = {
  render: ({ options }) => (
    <form aria-label="Order">
      <RadioGroup label="Delivery" options={options} />
      <RadioGroup label="Return" options={options} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const back = within(canvasElement).getByRole('radiogroup', { name: 'Return' });
    await userEvent.click(findRadio(canvasElement, 'By road'));
    await userEvent.click(within(back).getByRole('radio', { name: 'By sea' }));
    await expect(findRadio(canvasElement, 'By road')).toBeChecked();
    // The names that keep them apart are no business of the form.
    await expect([...new FormData(within(canvasElement).getByRole<HTMLFormElement>('form'))]).toEqual([]);
  },
};

export const ErrorIsReadWithTheGroup: Story = {
  args: { required: true, error: 'Choose how the goods travel.', hint: 'You can change it later.' },
  play: async ({ canvasElement }) => {
    await expect(findGroup(canvasElement)).toBeInvalid();
    await expect(findGroup(canvasElement)).toBeRequired();
    await expect(findGroup(canvasElement)).toHaveAccessibleDescription(
      'Choose how the goods travel. You can change it later.',
    );
  },
};

export const DisabledIgnoresInput: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findRadio(canvasElement, 'By rail'), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(findRadio(canvasElement, 'By rail')).not.toBeChecked();
  },
};

export const DisabledGroupIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    for (const name of ['By road', 'By sea']) {
      await userEvent.click(findRadio(canvasElement, name), { pointerEventsCheck: 0 });
      await expect(findRadio(canvasElement, name)).toBeDisabled();
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
