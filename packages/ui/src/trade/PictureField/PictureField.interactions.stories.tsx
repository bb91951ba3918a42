import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { PictureField, type PictureFieldProps, type UploadPicture } from './PictureField.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const addressOf = (name: string) => `${pixel}#${name}`;
const fileOf = (name: string, type = 'image/png', size = 4) => new File(['x'.repeat(size)], name, { type });
const coil = fileOf('coil.png');
const beam = fileOf('beam.png');

/** An upload that ends when the story says so. */
interface Call {
  name: string;
  resolve: (address: string) => void;
  reject: (reason: Error) => void;
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}
let calls: Call[] = [];
const callOf = (name: string) => calls.findLast((call) => call.name === name)!;
const upload: UploadPicture = ({ name }, options) =>
  new Promise((resolve, reject) => {
    calls.push({ name, ...options, resolve, reject });
  });

const meta = {
  title: 'Trade/Products/PictureField/Interactions',
  component: PictureField,
  tags: ['!autodocs', '!manifest'],
  beforeEach: () => {
    calls = [];
  },
  args: { label: 'Images', name: 'images', onUpload: upload, onValueChange: fn() },
  render: (args) => (
    <form aria-label="Product" onSubmit={(event) => event.preventDefault()}>
      <PictureField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

const findInput = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>('Images', { selector: 'input' });
const sentBy = (canvasElement: HTMLElement) =>
  new FormData(within(canvasElement).getByRole<HTMLFormElement>('form')).getAll('images');
const drop = (...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
};

export const UploadsSeveralInTheirOrder: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(findInput(canvasElement), [coil, beam]);
    callOf('coil.png').onProgress(0.5);
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Uploading coil.png' })).toHaveAttribute(
        'aria-valuetext',
        '50%',
      ),
    );
    // A form is not sent without them.
    await expect(findInput(canvasElement).validationMessage).toBe('Wait until all images are uploaded.');
    callOf('beam.png').resolve(addressOf('beam'));
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Uploading beam.png' })).toHaveAttribute(
        'aria-valuetext',
        '100%',
      ),
    );
    await expect(args.onValueChange).not.toHaveBeenCalled();
    callOf('coil.png').resolve(addressOf('coil'));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith([addressOf('coil'), addressOf('beam')]),
    );
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText('2 images added')).toBeInTheDocument();
    await expect(sentBy(canvasElement)).toEqual([addressOf('coil'), addressOf('beam')]);
    await expect(findInput(canvasElement)).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sentBy(canvasElement)).toEqual([]);
  },
};

export const ThoseChosenTogetherAreCountedTogether: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(findInput(canvasElement), [coil, beam]);
    callOf('coil.png').resolve(addressOf('coil'));
    await expect(await canvas.findByText('1 image added')).toBeInTheDocument();
    callOf('beam.png').resolve(addressOf('beam'));
    await expect(await canvas.findByText('2 images added')).toBeInTheDocument();
    await userEvent.upload(findInput(canvasElement), coil);
    callOf('coil.png').resolve(addressOf('gear'));
    await expect(await canvas.findByText('1 image added')).toBeInTheDocument();
  },
};

const square = async () => {
  const canvas = new OffscreenCanvas(2, 2);
  canvas.getContext('2d');
  return canvas.convertToBlob();
};
export const KeptPicturesAreLoaded: Story = {
  args: {
    defaultValue: ['data:,kept', 'data:,lost'],
    onLoadPicture: (address) => (address === 'data:,kept' ? square() : Promise.reject(new Error('404'))),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Where it cannot be loaded either, that is said.
    await expect(await canvas.findByText('No image at this URL')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole<HTMLImageElement>('img', { name: 'Image 1' }).naturalWidth).toBe(2),
    );
  },
};

export const TriesAgain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(findInput(canvasElement), [coil, beam]);
    callOf('coil.png').reject(new Error('The connection was lost.'));
    callOf('beam.png').resolve(addressOf('beam'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The connection was lost.');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([addressOf('beam')]));
    await expect(findInput(canvasElement).validationMessage).toBe(
      'Try again or remove the images that were not uploaded.',
    );
    canvas.getByRole('button', { name: 'Try again: coil.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    callOf('coil.png').resolve(addressOf('coil'));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([addressOf('beam'), addressOf('coil')]),
    );
  },
};

export const RemovingEndsTheUpload: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(findInput(canvasElement), coil);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coil.png' }));
    await expect(callOf('coil.png').signal.aborted).toBe(true);
    callOf('coil.png').resolve(addressOf('coil'));
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(findInput(canvasElement)).toHaveFocus();
    await expect(findInput(canvasElement)).toBeValid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TakesDropsAnywhereAndSaysWhatItDoesNotTake: Story = {
  args: { max: 2, maxSize: 10 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const others = [fileOf('iso.pdf', 'application/pdf'), fileOf('big.png', 'image/png', 11)];
    await fireEvent(
      canvas.getByRole('textbox', { name: 'Image URL' }),
      drop(...others, coil, beam, fileOf('more.png')),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(findInput(canvasElement)).toBeInvalid();
    for (const words of [
      'iso.pdf is not of the right type. Choose JPEG, PNG, WEBP or AVIF.',
      'big.png is too large: 11 bytes of at most 10 bytes.',
      'Only 2 files can be added. Remove one first.',
    ])
      await expect(canvas.getByText(words)).toBeVisible();
    // There is no room for another by its address either.
    await expect(canvas.getByRole('textbox', { name: 'Image URL' })).toBeDisabled();
  },
};

export const AddsAPictureByItsAddress: Story = {
  args: { defaultValue: [addressOf('coil')] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add image' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Image URL' }));
    await userEvent.paste(addressOf('beam'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([addressOf('coil'), addressOf('beam')]);
    await expect(canvas.getByRole('img', { name: 'Image 2' })).toHaveProperty(
      'referrerPolicy',
      'no-referrer',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }));
    await expect(sentBy(canvasElement)).toEqual([addressOf('beam')]);
  },
};

const three: NonNullable<PictureFieldProps['defaultValue']> = ['a', 'b', 'c'].map(addressOf);

export const MovesByButtonAndDrag: Story = {
  args: { defaultValue: three },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Move image 1 later' });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['b', 'c', 'a'].map(addressOf));
    await expect(canvas.getByText('Image 2 moved to place 3 of 3')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Move image 3 later' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Make first image: image 2' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['c', 'b', 'a'].map(addressOf));
    const [first, , last] = canvas.getAllByRole('listitem');
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(last!, { dataTransfer });
    await fireEvent.dragOver(first!, { dataTransfer });
    await fireEvent.dragEnd(last!, { dataTransfer });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['a', 'c', 'b'].map(addressOf));
  },
};

export const DisabledTakesNothing: Story = {
  args: { defaultValue: three, disabled: true },
  play: async ({ canvasElement }) => {
    await fireEvent(findInput(canvasElement), drop(coil));
    await expect(calls).toEqual([]);
    for (const name of ['Remove image 1', 'Make first image: image 2', 'Add image'])
      await expect(within(canvasElement).getByRole('button', { name })).toBeDisabled();
  },
};
