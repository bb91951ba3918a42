import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { AddProductForm } from './AddProductForm.tsx';

const meta = {
  title: 'Trade/Products/AddProductForm/Interactions',
  component: AddProductForm,
  tags: ['!autodocs', '!manifest'],
  decorators: [width(552)],
  args: { onSubmit: fn() },
} satisfies Meta<typeof AddProductForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const box = (name: string) => canvas.getByRole('textbox', { name });
  return { canvas, box, write: (name: string, text: string) => userEvent.type(box(name), text) };
};

async function fillIn(canvasElement: HTMLElement) {
  const { canvas, write } = boxes(canvasElement);
  await write('Name', 'Hot-rolled coil');
  await write('Description', 'Mill finish.');
  await write('Price', '1000.50');
  await write('Category', 'Steel');
  await write('Stock quantity', '120');
  return canvas;
}

export const GivesTheProduct: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, write } = boxes(canvasElement);
    await fillIn(canvasElement);
    await write('Discount', '12.5');
    await write('Subcategory', ' Coils ');
    await write('SKU', 'BSW-HRC-3');
    await write('Image URL', 'https://pictures.example/coil.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Add image' }));
    await write('Image URL', 'https://pictures.example/beam.png{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Hot-rolled coil',
      description: 'Mill finish.',
      price: 1000.5,
      discount: 12.5,
      category: 'Steel',
      subcategory: 'Coils',
      stockQuantity: 120,
      sku: 'BSW-HRC-3',
      images: ['https://pictures.example/beam.png'],
    });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const OptionalFieldsMayStayEmpty: Story = {
  play: async ({ canvasElement, args }) => {
    const { box } = boxes(canvasElement);
    await fillIn(canvasElement);
    await userEvent.type(box('SKU'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ subcategory: '', sku: '', images: [] }),
    );
  },
};

export const AnAddressLeftInTheBoxIsNotLost: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, write } = boxes(canvasElement);
    await fillIn(canvasElement);
    await write('Image URL', 'https://pictures.example/coil.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ images: ['https://pictures.example/coil.png'] }),
    );
  },
};

const uploads: ((address: string) => void)[] = [];

export const WaitsForUploads: Story = {
  beforeEach: () => {
    uploads.length = 0;
  },
  args: { onUpload: () => new Promise((resolve) => uploads.push(resolve)) },
  play: async ({ canvasElement, args }) => {
    const canvas = await fillIn(canvasElement);
    const pictures = canvas.getByLabelText('Images', { selector: 'input' });
    await userEvent.upload(pictures, new File(['x'], 'coil.png', { type: 'image/png' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(pictures).toHaveAccessibleDescription(/Wait until all images are uploaded\./);
    await expect(pictures).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    uploads[0]!('https://pictures.example/coil.png');
    await waitFor(() => expect(pictures).toBeValid());
    await expect(pictures).not.toHaveAccessibleDescription(/Wait until/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ images: ['https://pictures.example/coil.png'] }),
    );
  },
};

/** The pictures are higher than the screen, and the buttons stay over what is below. */
export const WhatItWaitsForIsInSight: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { onUpload: () => new Promise(() => {}) },
  render: (args) => (
    <Dialog title="Add a Product" size="lg" defaultOpen>
      <AddProductForm {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog');
    const canvas = await fillIn(dialog);
    const pictures = canvas.getByLabelText('Images', { selector: 'input' });
    const files = Array.from(
      { length: 12 },
      (_, place) => new File(['x'], `${place}.png`, { type: 'image/png' }),
    );
    await userEvent.upload(pictures, files);
    dialog.querySelector('[data-part="body"]')!.scrollTop = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(pictures).toHaveFocus();
    for (const element of [pictures, canvas.getByText('Wait until all images are uploaded.')]) {
      const { left, top, width, bottom } = element.getBoundingClientRect();
      for (const y of [top + 1, bottom - 1])
        await expect(document.elementFromPoint(left + width / 2, y)).toBe(element);
    }
  },
};

/** Chromium scrolls to the caret of a text area, whatever its margins are. */
export const TheButtonsCoverNoFieldWithTheFocus: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Dialog title="Add a Product" size="lg" defaultOpen>
      <AddProductForm {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = within(screen.getByRole('dialog'));
    const body = screen.getByRole('dialog').querySelector('[data-part="body"]')!;
    const buttons = dialog.getByRole('button', { name: 'Add Product' }).parentElement!;
    for (const field of dialog.getAllByRole('textbox')) {
      const distance = field.getBoundingClientRect().top - buttons.getBoundingClientRect().top;
      body.scrollBy({ top: distance + 6, behavior: 'instant' });
      field.focus();
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(buttons.getBoundingClientRect().top),
      );
      field.blur();
    }
  },
};

export const EmptyRequiredFieldsAreErrors: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, box, write } = boxes(canvasElement);
    await write('Name', 'Coil');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box('Description')).toHaveFocus();
    await expect(box('Name')).toBeValid();
    for (const name of ['Description', 'Price', 'Category', 'Stock quantity']) {
      await expect(box(name)).toBeInvalid();
    }
    for (const name of ['Discount', 'Subcategory', 'SKU']) await expect(box(name)).toBeValid();
    await write('Description', 'Mill finish.');
    await expect(box('Description')).toBeValid();
  },
};

export const WrongNumbersAreHeldBack: Story = {
  args: { fields: { discount: { max: 100 }, stockQuantity: { required: true, step: 1 } } },
  play: async ({ canvasElement, args }) => {
    const { box, write } = boxes(canvasElement);
    await fillIn(canvasElement);
    await write('Stock quantity', '.5');
    await write('Discount', '120{Enter}');
    await expect(box('Stock quantity')).toHaveAccessibleDescription(/Enter a whole number\./);
    await expect(box('Discount')).toHaveAccessibleDescription(/Enter 100 or less\./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FailureKeepsWhatWasWritten: Story = {
  args: { error: 'An error occurred. Please try again.', fieldErrors: { sku: 'SKU is taken.' } },
  play: async ({ canvasElement }) => {
    const { canvas, box } = boxes(canvasElement);
    await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
    await expect(box('SKU')).toHaveAccessibleDescription('SKU is taken.');
    await expect(box('Name')).toHaveValue('Hot-rolled coil');
    await expect(box('Price')).toHaveValue('1,000.50');
  },
};

export const ResetClearsEverything: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, box, write } = boxes(canvasElement);
    await fillIn(canvasElement);
    await write('Image URL', 'https://pictures.example/coil.png{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    for (const name of ['Name', 'Description', 'Price', 'Category', 'Stock quantity', 'Image URL']) {
      await expect(box(name)).toHaveValue('');
    }
    await expect(canvas.queryByRole('button', { name: 'Remove image 1' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SavingIgnoresPresses: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'SKU' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The input survives a reload. */
export const GivesItsValuesAtEveryChange: Story = {
  args: {
    onValuesChange: fn(),
    defaultValues: { name: 'Coil', price: 12.5, images: ['https://pictures.example/a.png'] },
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, box, write } = boxes(canvasElement);
    await expect(box('Price')).toHaveValue('12.50');
    await write('Name', 's');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      name: 'Coils',
      description: '',
      price: 12.5,
      discount: null,
      category: '',
      subcategory: '',
      stockQuantity: null,
      sku: '',
      images: ['https://pictures.example/a.png'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ images: [] }));
    const calls = (args.onValuesChange as ReturnType<typeof fn>).mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box('Name')).toHaveValue('Coil');
    await expect(args.onValuesChange).toHaveBeenCalledTimes(calls);
  },
};

/** The foot is the same as that of a dialog with actions: at its bottom, from edge to edge, the main button last. */
export const ItsFootIsThatOfTheDialog: Story = {
  render: (args) => (
    <>
      <AddProductForm {...args} />
      <Dialog title="Other" defaultOpen actions={<Button>Save</Button>} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const own = canvasElement.querySelector("form > [data-part='actions']")!;
    const dialogs = screen.getByRole('dialog').querySelector("footer[data-part='actions']")!;
    for (const property of ['justifyContent', 'gap', 'paddingBlock', 'borderBlockStart'] as const)
      await expect(getComputedStyle(own)[property]).toBe(getComputedStyle(dialogs)[property]);
  },
};

export const InItsDialogTheFootHasNoGapBelow: Story = {
  render: (args) => (
    <Dialog title="Add a Product" size="lg" defaultOpen>
      <AddProductForm {...args} />
    </Dialog>
  ),
  play: async () => {
    const panel = screen.getByRole('dialog').querySelector("[data-part='panel']")!;
    const body = panel.querySelector("[data-part='body']")!;
    const foot = panel.querySelector("form > [data-part='actions']")!;
    for (const top of [0, body.scrollHeight]) {
      body.scrollTop = top;
      const [inner, outer] = [foot.getBoundingClientRect(), body.getBoundingClientRect()];
      await expect(inner.bottom).toBeCloseTo(outer.bottom, 0);
      await expect([inner.left, body.clientWidth]).toEqual([outer.left, inner.width]);
    }
  },
};
