import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/Forms/SegmentedControl/Interactions',
  component: SegmentedControl,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Show',
    name: 'show',
    options: ['Needs reply', { value: 'waiting', label: 'Waiting', count: 1200 }, 'Closed'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('radiogroup', { name: 'Show' })).getByRole('radio', { name });

export const ChosenByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(find(canvasElement, 'Needs reply')).toBeChecked();
    await userEvent.click(find(canvasElement, 'Waiting 1,200'));
    await expect(find(canvasElement, 'Waiting 1,200')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('waiting');
  },
};

export const ResetWithItsForm: Story = {
  args: { defaultValue: 'waiting' },
  render: (args) => (
    <form>
      <SegmentedControl {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(find(canvasElement, 'Closed'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(find(canvasElement, 'Waiting 1,200')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('waiting');
    await userEvent.click(find(canvasElement, 'Closed'));
    await expect(find(canvasElement, 'Closed')).toBeChecked();
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(find(canvasElement, 'Needs reply')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('waiting');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(find(canvasElement, 'Needs reply')).toBeChecked();
  },
};

export const ControlledStaysPut: Story = {
  args: { value: 'waiting' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(find(canvasElement, 'Closed'));
    await expect(args.onValueChange).toHaveBeenCalledWith('Closed');
    await expect(find(canvasElement, 'Waiting 1,200')).toBeChecked();
  },
};

/** One of the two forms is there at a time; what is chosen in one is chosen in the other, and a form gets it once. */
export const CollapsedIsASelect: Story = {
  args: { collapse: 'md', defaultValue: 'Closed' },
  decorators: [(Story) => <form aria-label="Filter">{<Story />}</form>, width(320)],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
    const select = canvas.getByRole('combobox', { name: 'Show' });
    await expect(select).toHaveDisplayValue('Closed');
    await userEvent.selectOptions(select, 'Waiting (1,200)');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('waiting');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['show', 'waiting']]);
  },
};

export const WithoutANameAFormGetsNothing: Story = {
  args: { name: '' },
  decorators: [(Story) => <form aria-label="Filter">{<Story />}</form>],
  play: async ({ canvasElement }) => {
    await userEvent.click(find(canvasElement, 'Closed'));
    await expect(find(canvasElement, 'Closed')).toBeChecked();
    await expect([...new FormData(within(canvasElement).getByRole<HTMLFormElement>('form'))]).toEqual([]);
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(find(canvasElement, 'Closed'), { pointerEventsCheck: 0 });
    await expect(find(canvasElement, 'Closed')).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
