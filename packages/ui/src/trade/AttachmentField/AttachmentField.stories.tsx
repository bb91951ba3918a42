import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { attachments, longNamedAttachments, manyAttachments } from '#fixtures/attachments.ts';
import { contract } from './AttachmentField.contract.ts';
import { AttachmentField, type UploadAttachment } from './AttachmentField.tsx';

const neverDone: UploadAttachment = (_, { onProgress }) => new Promise(() => onProgress(0.64));
const lost: UploadAttachment = () => Promise.reject(new Error('The connection was lost.'));
const chooseFile = async (canvasElement: HTMLElement, label = 'Files') =>
  userEvent.upload(
    within(canvasElement).getByLabelText(label, { selector: 'input' }),
    new File(['x'.repeat(48_200)], 'test-report.pdf', { type: 'application/pdf' }),
  );

const meta = {
  title: 'Trade/Deals/AttachmentField',
  component: AttachmentField,
  parameters: { contract },
  decorators: [width(520)],
  args: {
    label: 'Files',
    maxFiles: 10,
    maxSize: 10_000_000,
    onUpload: neverDone,
    onValueChange: fn(),
  },
} satisfies Meta<typeof AttachmentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: attachments, hint: '', error: '', required: false, disabled: false },
};

/** What is attached already is there when a request is edited. */
export const WithFiles: Story = { args: { defaultValue: attachments } };

/** A form is not sent before it is uploaded. */
export const Uploading: Story = {
  args: { defaultValue: attachments },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement);
    await expect(await within(canvasElement).findByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '64%',
    );
  },
};

/** What failed says why at the file, and can be tried again. */
export const Failed: Story = {
  args: { defaultValue: attachments, onUpload: lost },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};

/** As many as are taken. */
export const Many: Story = { args: { defaultValue: manyAttachments } };

/** A long name breaks and leaves its button where it is. */
export const LongText: Story = { args: { defaultValue: longNamedAttachments } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <AttachmentField {...args} label="Empty" required hint="Vendors need them for a price." />
      <AttachmentField {...args} label="With files" defaultValue={attachments} />
      <AttachmentField {...args} label="Uploading" />
      <AttachmentField {...args} label="Failed" onUpload={lost} />
      <AttachmentField {...args} label="Invalid" error="Add at least one drawing." />
      <AttachmentField {...args} label="Disabled" defaultValue={longNamedAttachments} disabled />
    </Column>
  ),
  parameters: { docs: { story: { inline: false, height: '1480px' } } },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement, 'Uploading');
    await chooseFile(canvasElement, 'Failed');
    await within(canvasElement).findByRole('alert');
  },
};

/** Files begin at the right; their names read in their own direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: [...attachments, ...longNamedAttachments] },
};

/** The words wrap, and a name breaks beside its button. */
export const Narrow: Story = {
  decorators: [width(280)],
  args: { defaultValue: [...attachments, ...longNamedAttachments], onUpload: lost },
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  play: async ({ canvasElement }) => {
    await chooseFile(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};
