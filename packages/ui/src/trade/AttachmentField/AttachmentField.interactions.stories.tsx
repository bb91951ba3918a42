import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { attachments } from '#fixtures/attachments.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { AttachmentField, type UploadAttachment } from './AttachmentField.tsx';

const fileOf = (name: string, type = 'application/pdf', size = 4) =>
  new File(['x'.repeat(size)], name, { type });
const drawing = fileOf('drawing.pdf');
const photo = fileOf('photo.png', 'image/png');

/** What the server makes of a file of that name. */
const attachedOf = (name: string): AttachedFile => ({ ...attachments[0]!, id: `id-${name}`, name });

/** An upload that ends when the story says so. */
interface Call {
  name: string;
  resolve: (file: AttachedFile) => void;
  reject: (reason: Error) => void;
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}
let calls: Call[] = [];
const callOf = (name: string) => calls.findLast((call) => call.name === name)!;
const upload: UploadAttachment = ({ name }, options) =>
  new Promise((resolve, reject) => {
    calls.push({ name, ...options, resolve, reject });
  });

const meta = {
  title: 'Trade/Deals/AttachmentField/Interactions',
  component: AttachmentField,
  tags: ['!autodocs', '!manifest'],
  beforeEach: () => {
    calls = [];
  },
  args: { label: 'Files', name: 'files', onUpload: upload, onValueChange: fn() },
  render: (args) => (
    <form aria-label="Request" onSubmit={(event) => event.preventDefault()}>
      <AttachmentField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
} satisfies Meta<typeof AttachmentField>;
export default meta;
type Story = StoryObj<typeof meta>;

const findInput = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>('Files', { selector: 'input' });
const sentBy = (canvasElement: HTMLElement) =>
  new FormData(within(canvasElement).getByRole<HTMLFormElement>('form'))
    .getAll('files')
    .map((file) => (JSON.parse(file as string) as AttachedFile).name);

export const UploadsBesideWhatIsAttached: Story = {
  args: { defaultValue: attachments.slice(0, 1) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(findInput(canvasElement), [drawing, photo]);
    callOf('drawing.pdf').onProgress(0.5);
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Uploading drawing.pdf' })).toHaveAttribute(
        'aria-valuetext',
        '50%',
      ),
    );
    // A form is not sent without them.
    await expect(findInput(canvasElement).validationMessage).toBe('Wait until all files are uploaded.');
    callOf('photo.png').resolve(attachedOf('photo.png'));
    callOf('drawing.pdf').resolve(attachedOf('drawing.pdf'));
    const all = [attachments[0], attachedOf('drawing.pdf'), attachedOf('photo.png')];
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(all));
    await expect(canvas.getByText('drawing.pdf and photo.png added')).toBeInTheDocument();
    await expect(findInput(canvasElement)).toBeValid();
    await expect(sentBy(canvasElement)).toEqual([attachments[0]!.name, 'drawing.pdf', 'photo.png']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sentBy(canvasElement)).toEqual([attachments[0]!.name]);
  },
};

export const TriesAgain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(findInput(canvasElement), drawing);
    callOf('drawing.pdf').reject(new Error('The connection was lost.'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The connection was lost.');
    await waitFor(() =>
      expect(findInput(canvasElement).validationMessage).toBe(
        'Try again or remove the files that were not uploaded.',
      ),
    );
    canvas.getByRole('button', { name: 'Try again: drawing.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    callOf('drawing.pdf').resolve(attachedOf('drawing.pdf'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([attachedOf('drawing.pdf')]));
  },
};

export const RemovingEndsTheUpload: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(findInput(canvasElement), drawing);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove drawing.pdf' }));
    await expect(callOf('drawing.pdf').signal.aborted).toBe(true);
    callOf('drawing.pdf').resolve(attachedOf('drawing.pdf'));
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(findInput(canvasElement)).toHaveFocus();
    await expect(findInput(canvasElement)).toBeValid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const RemovesWhatIsAttached: Story = {
  args: { defaultValue: attachments },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: `Remove ${attachments[1]!.name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([attachments[0], attachments[2]]);
    await expect(canvas.getByText(`${attachments[1]!.name} removed`)).toBeInTheDocument();
    await expect(findInput(canvasElement)).toHaveFocus();
  },
};

const drop = (...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
};

export const SaysWhatItDoesNotTake: Story = {
  args: { maxFiles: 2, maxSize: 10, defaultValue: attachments.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = findInput(canvasElement);
    await expect(input).toHaveAccessibleDescription(
      'Takes JPEG, PNG, WEBP, AVIF or PDF. At most 10 bytes each. At most 2 files.',
    );
    const others = [fileOf('prices.csv', 'text/csv'), fileOf('big.pdf', 'application/pdf', 11)];
    await fireEvent(input, drop(...others, drawing, photo));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(input).toBeInvalid();
    for (const words of [
      'prices.csv is not of the right type. Choose JPEG, PNG, WEBP, AVIF or PDF.',
      'big.pdf is too large: 11 bytes of at most 10 bytes.',
      'Only 2 files can be added. Remove one first.',
    ])
      await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const DisabledTakesNothing: Story = {
  args: { defaultValue: attachments, disabled: true },
  play: async ({ canvasElement }) => {
    await fireEvent(findInput(canvasElement), drop(drawing));
    await expect(calls).toEqual([]);
    await expect(sentBy(canvasElement)).toEqual([]);
    for (const button of within(canvasElement).getAllByRole('button', { name: /^Remove/ }))
      await expect(button).toBeDisabled();
  },
};
