import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { attachments } from '#fixtures/attachments.ts';
import { industries } from '#fixtures/industries.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { CreateRequestForm } from './CreateRequestForm.tsx';

const meta = {
  title: 'Trade/Requests/CreateRequestForm/Interactions',
  component: CreateRequestForm,
  tags: ['!autodocs', '!manifest'],
  decorators: [width(552)],
  args: { industries, onSubmit: fn() },
} satisfies Meta<typeof CreateRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Requirement' }), 'Twenty tonnes of coil');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Budget' }), 'Rs. 12,00,000');
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: 'Supply Industry' }),
    'Steel Manufacturing',
  );
  return canvas;
}

export const GivesTheRequest: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Image URL' }),
      'https://pictures.example/coil.png{Enter}',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create Request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      request: 'Twenty tonnes of coil',
      budget: 'Rs. 12,00,000',
      supply_industry: 'Steel Manufacturing',
      images: ['https://pictures.example/coil.png'],
      files: [],
    });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const AnAddressLeftInTheBoxIsNotLost: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Image URL' }),
      'https://pictures.example/coil.png',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create Request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ images: ['https://pictures.example/coil.png'] }),
    );
  },
};

let endUpload: (file: AttachedFile) => void;
const upload = () =>
  new Promise<AttachedFile>((resolve) => {
    endUpload = resolve;
  });

export const FilesGoWithIt: Story = {
  args: { defaultValues: { files: attachments.slice(1) }, onUploadFile: upload, onValuesChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.upload(
      canvas.getByLabelText('Files', { selector: 'input' }),
      new File(['x'], 'drawing.pdf', { type: 'application/pdf' }),
    );
    // Nothing is sent without it.
    await userEvent.click(canvas.getByRole('button', { name: 'Create Request' }));
    await expect(canvas.getByText('Wait until all files are uploaded.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    endUpload(attachments[0]!);
    const files = [...attachments.slice(1), attachments[0]];
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ files })),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create Request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ files }));
  },
};

export const FilesStayWhereNoneCanBeUploaded: Story = {
  args: { defaultValues: { files: attachments }, mode: 'edit' },
  play: async ({ canvasElement, args }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ files: attachments }));
  },
};

export const EmptyRequiredFieldsAreErrors: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Request' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Requirement' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Requirement' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Supply Industry' })).toBeInvalid();
    await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Request' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const FailureKeepsWhatWasWritten: Story = {
  args: { error: 'An error occurred. Please try again.' },
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Request' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
    await expect(canvas.getByRole('textbox', { name: 'Requirement' })).toHaveValue('Twenty tonnes of coil');
    await expect(canvas.getByRole('combobox', { name: 'Supply Industry' })).toHaveValue(
      'Steel Manufacturing',
    );
  },
};

export const ResetClearsEverything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('textbox', { name: 'Requirement' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Supply Industry' })).toHaveValue('');
  },
};

export const SavingIgnoresPresses: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    const canvas = await fillIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Request' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
