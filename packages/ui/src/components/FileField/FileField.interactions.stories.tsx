import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { FileField, type FileFieldProps } from './FileField.tsx';

const fileOf = (name: string, type: string, size = 4) => new File(['x'.repeat(size)], name, { type });
const pdf = fileOf('iso.pdf', 'application/pdf');
const png = fileOf('coil.png', 'image/png');

const meta = {
  title: 'Components/Forms/FileField/Interactions',
  component: FileField,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Certificates',
    name: 'files',
    onValueChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <form aria-label="Details">
      <FileField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const findInput = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>('Certificates', { selector: 'input' });
const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .map((item) => within(item).getByText(/\.\w+$/).textContent);
const sentBy = (canvasElement: HTMLElement) =>
  new FormData(within(canvasElement).getByRole<HTMLFormElement>('form'))
    .getAll('files')
    .map((file) => (file as File).name);

export const ChoosesAndSends: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(findInput(canvasElement)).toHaveFocus();
    await userEvent.upload(findInput(canvasElement), [pdf, png]);
    await expect(namesIn(canvasElement)).toEqual(['iso.pdf', 'coil.png']);
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'iso.pdf', size: 4, file: pdf }),
      expect.objectContaining({ name: 'coil.png' }),
    ]);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('iso.pdf and coil.png added');
    await expect(sentBy(canvasElement)).toEqual(['iso.pdf', 'coil.png']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(namesIn(canvasElement)).toEqual([]);
    await expect(sentBy(canvasElement)).toEqual([]);
  },
};

const transferOf = (files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
/** The events that a browser dispatches for files from elsewhere. */
const drop = (...files: File[]) =>
  new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(files) });
const paste = (...files: File[]) =>
  new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(files) });

export const TakesDropsAndPastes: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent(findInput(canvasElement), drop(pdf));
    await fireEvent(findInput(canvasElement), paste(png));
    await expect(namesIn(canvasElement)).toEqual(['iso.pdf', 'coil.png']);
  },
};

export const DisabledByAFieldset: Story = {
  args: { defaultValue: [{ id: 'iso', name: 'iso.pdf', size: 4, type: pdf.type, file: pdf }] },
  render: (args) => (
    <form aria-label="Details">
      <fieldset disabled>
        <FileField {...args} />
      </fieldset>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await expect(sentBy(canvasElement)).toEqual([]);
    await fireEvent(findInput(canvasElement), drop(png));
    await fireEvent(findInput(canvasElement), paste(png));
    await expect(namesIn(canvasElement)).toEqual(['iso.pdf']);
  },
};

export const SaysWhatItDoesNotTake: Story = {
  args: { accept: '.pdf,image/png', maxSize: 10, maxFiles: 2 },
  play: async ({ canvasElement }) => {
    const input = findInput(canvasElement);
    await expect(input).toHaveAccessibleDescription(
      'Takes PDF or PNG. At most 10 bytes each. At most 2 files.',
    );
    const others = [fileOf('run.exe', 'application/x-msdownload'), fileOf('big.pdf', 'application/pdf', 11)];
    await fireEvent(input, drop(...others, pdf, png, fileOf('more.png', 'image/png')));
    await expect(namesIn(canvasElement)).toEqual(['iso.pdf', 'coil.png']);
    await expect(input).toBeInvalid();
    for (const words of [
      'run.exe is not of the right type. Choose PDF or PNG.',
      'big.pdf is too large: 11 bytes of at most 10 bytes.',
      'Only 2 files can be added. Remove one first.',
    ])
      await expect(within(canvasElement).getByText(words)).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove iso.pdf' }));
    await expect(input).toBeValid();
    await expect(input).toHaveFocus();
  },
};

const three: NonNullable<FileFieldProps['defaultValue']> = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ({
  id: name,
  name,
  size: 1,
  type: 'application/pdf',
}));

export const MovesByButtonAndDrag: Story = {
  args: { defaultValue: three },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const later = canvas.getByRole('button', { name: 'Move a.pdf later' });
    later.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(namesIn(canvasElement)).toEqual(['b.pdf', 'c.pdf', 'a.pdf']);
    await expect(canvas.getByRole('status')).toHaveTextContent('a.pdf moved to place 3 of 3');
    await expect(canvas.getByRole('button', { name: 'Move a.pdf later' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Move a.pdf later' })).toHaveAttribute('aria-disabled');
    const [first, , last] = canvas.getAllByRole('listitem');
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(last!, { dataTransfer });
    await fireEvent.dragOver(first!, { dataTransfer });
    await fireEvent.dragEnd(last!, { dataTransfer });
    await expect(namesIn(canvasElement)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  },
};

export const TriesAgain: Story = {
  args: {
    value: three,
    uploads: { 'a.pdf': { progress: 0.5 }, 'b.pdf': { error: 'The connection was lost.' } },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveAttribute(
      'aria-valuetext',
      '50%',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: b.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith(three[1]);
  },
};

export const ReadOnlyKeepsItsFiles: Story = {
  args: {
    readOnly: true,
    defaultValue: [{ id: 'iso', name: 'iso.pdf', size: 4, type: pdf.type, file: pdf }],
  },
  play: async ({ canvasElement, args }) => {
    const input = findInput(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Read only');
    // A click would open the browser's dialog.
    await expect(await fireEvent.click(input)).toBe(false);
    await fireEvent(input, drop(png));
    await fireEvent(input, paste(png));
    await expect(namesIn(canvasElement)).toEqual(['iso.pdf']);
    await expect(sentBy(canvasElement)).toEqual(['iso.pdf']);
    await expect(within(canvasElement).queryByRole('button', { name: /iso\.pdf/ })).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const DisabledTakesNothing: Story = {
  args: { defaultValue: three, disabled: true },
  play: async ({ canvasElement }) => {
    await fireEvent(findInput(canvasElement), drop(pdf));
    await expect(namesIn(canvasElement)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    await expect(within(canvasElement).getByRole('button', { name: 'Remove a.pdf' })).toBeDisabled();
  },
};
