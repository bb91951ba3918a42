import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagField } from './TagField.tsx';

const meta = {
  title: 'Components/Forms/TagField/Interactions',
  component: TagField,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Keywords', name: 'tags', onValueChange: fn() },
  render: (args) => (
    <form aria-label="Product">
      <TagField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Keywords' });
const sentBy = (canvasElement: HTMLElement) =>
  new FormData(within(canvasElement).getByRole<HTMLFormElement>('form')).getAll('tags');

export const WrittenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = findBox(canvasElement);
    await userEvent.type(box, 'steel{Enter}cold rolled,Steel,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['steel', 'cold rolled']);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('cold rolled added');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('cold rolled removed');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'tin');
    await userEvent.tab();
    await expect(sentBy(canvasElement)).toEqual(['steel', 'tin']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sentBy(canvasElement)).toEqual([]);
  },
};

export const PastesAColumn: Story = {
  args: { maxTags: 2 },
  play: async ({ canvasElement }) => {
    const box = findBox(canvasElement);
    await userEvent.click(box);
    await userEvent.paste('steel\r\ntin\r\nzinc');
    await expect(sentBy(canvasElement)).toEqual(['steel', 'tin']);
    await expect(box).toHaveValue('zinc');
    await expect(box).toHaveAccessibleDescription(
      'There are 2, which is the most. Remove one to add another.',
    );
  },
};

export const RemovedByMouse: Story = {
  args: { defaultValue: ['steel', 'tin'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove steel' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['tin']);
    await expect(findBox(canvasElement)).toHaveFocus();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { defaultValue: ['steel'], disabled: true },
  play: async ({ canvasElement }) => {
    await expect(findBox(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: 'Remove steel' })).toBeDisabled();
  },
};
