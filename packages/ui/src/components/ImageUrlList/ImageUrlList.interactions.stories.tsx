import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImageUrlList } from './ImageUrlList.tsx';

const meta = {
  title: 'Components/Forms/ImageUrlList/Interactions',
  component: ImageUrlList,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Images', onValueChange: fn() },
} satisfies Meta<typeof ImageUrlList>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Images' });
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const broken = 'data:image/png;base64,AA';

export const AddsOneByOne: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(findBox(canvasElement));
    await userEvent.paste(pixel);
    await userEvent.keyboard('{Enter}');
    await userEvent.paste(pixel);
    await userEvent.click(canvas.getByRole('button', { name: 'Add image' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([pixel, pixel]);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(findBox(canvasElement)).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Image 2 added');
  },
};

export const EmptyAddsNothing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add image' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const SendingAddsWhatIsLeftInTheBox: Story = {
  render: (args) => (
    <form aria-label="Product">
      <ImageUrlList {...args} name="images" />
      <button>Save</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    let sent: unknown;
    const send = (event: Event) => {
      event.preventDefault();
      sent = new FormData(form).getAll('images');
    };
    form.addEventListener('submit', send);
    await userEvent.click(findBox(canvasElement));
    await userEvent.paste(` ${pixel} `);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toEqual([pixel]);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(findBox(canvasElement)).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toEqual([pixel]);
    form.removeEventListener('submit', send);
  },
};

export const RemovesOne: Story = {
  args: { defaultValue: [pixel, broken] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove image 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([broken]);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
    await expect(findBox(canvasElement)).toHaveFocus();
  },
};

export const SaysWhatIsBroken: Story = {
  args: { defaultValue: [broken] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No image at this URL')).toBeVisible();
  },
};

export const DisabledIgnoresInput: Story = {
  args: { defaultValue: [pixel], disabled: true },
  play: async ({ canvasElement }) => {
    for (const name of ['Add image', 'Remove image 1'])
      await expect(within(canvasElement).getByRole('button', { name })).toBeDisabled();
    await expect(findBox(canvasElement)).toBeDisabled();
  },
};
