import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { Indeterminate } from './Checkbox.stories.tsx';

const meta = {
  title: 'Components/Forms/Checkbox/Interactions',
  component: Checkbox,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Samples first', name: 'samples', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement, name = 'Samples first') =>
  within(canvasElement).getByRole('checkbox', { name });

export const TickedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findBox(canvasElement));
    await expect(findBox(canvasElement)).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByText('Samples first'));
    await expect(findBox(canvasElement)).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const TickedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(findBox(canvasElement)).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const FormGetsIt: Story = {
  render: (args) => (
    <form aria-label="Terms">
      <Checkbox {...args} value="yes" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('samples')).toBeNull();
    await userEvent.click(findBox(canvasElement));
    await expect(new FormData(form).get('samples')).toBe('yes');
    form.reset();
    await expect(findBox(canvasElement)).not.toBeChecked();
  },
};

export const ControlledStaysPut: Story = {
  args: { checked: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findBox(canvasElement));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(findBox(canvasElement)).not.toBeChecked();
  },
};

export const DashFollowsWhatItStandsFor: Story = {
  render: Indeterminate.render!,
  play: async ({ canvasElement }) => {
    const all = findBox(canvasElement, 'All wares');
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).not.toBePartiallyChecked();
    await expect(all).toBeChecked();
    await userEvent.click(findBox(canvasElement, 'Beams'));
    await expect(all).toBePartiallyChecked();
    for (const name of ['Coils', 'Plates']) await userEvent.click(findBox(canvasElement, name));
    await expect(all).not.toBePartiallyChecked();
    await expect(all).not.toBeChecked();
  },
};

export const DashStaysUntilItIsTakenAway: Story = {
  args: { indeterminate: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(findBox(canvasElement));
    await expect(findBox(canvasElement)).toBePartiallyChecked();
  },
};

export const ErrorIsReadWithIt: Story = {
  args: { required: true, error: 'Tick this to go on.', hint: 'It is checked.' },
  play: async ({ canvasElement }) => {
    await expect(findBox(canvasElement)).toBeInvalid();
    await expect(findBox(canvasElement)).toBeRequired();
    await expect(findBox(canvasElement)).toHaveAccessibleDescription('Tick this to go on. It is checked.');
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findBox(canvasElement), { pointerEventsCheck: 0 });
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
