import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { picture } from '../../fixtures/pictures.ts';
import type { FileEntry } from './file-entry.ts';
import { contract } from './FileField.contract.ts';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Components/Forms/FileField',
  component: FileField,
  parameters: { contract },
  decorators: [width(480)],
  args: {
    label: 'Certificates',
    accept: 'image/*,.pdf',
    maxSize: 5_000_000,
    maxFiles: 6,
    onValueChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const files: FileEntry[] = [
  { id: 'coil', name: 'steel-coil.png', size: 840_000, type: 'image/png', previewUrl: picture('coil') },
  { id: 'iso', name: 'iso-9001.pdf', size: 1_250_000, type: 'application/pdf' },
  { id: 'test', name: 'test-report.pdf', size: 98_500, type: 'application/pdf' },
];

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: 'They are shown on your profile.',
    error: '',
    required: false,
    disabled: false,
    readOnly: false,
  },
};

/** Drag a file, or use its buttons, to move it. */
export const WithFiles: Story = { args: { defaultValue: files } };

/** You upload the files and say how each is going. */
export const Uploading: Story = {
  args: {
    value: files,
    uploads: { coil: { progress: 0.64 }, iso: { progress: 0.1 } },
  },
};

/** What failed says why at the file, and can be tried again. */
export const WithError: Story = {
  args: {
    value: files,
    required: true,
    uploads: { iso: { error: 'The connection was lost.' } },
  },
};

/** With `maxFiles={1}` it asks for one file. */
export const OneFile: Story = { args: { label: 'Price list', accept: '.csv,.xlsx', maxFiles: 1 } };

/** A long name breaks and leaves the buttons where they are. */
export const LongText: Story = {
  args: {
    label: 'Certificates, test reports and pictures of the goods that a customs officer may ask for',
    defaultValue: [
      {
        ...files[1]!,
        name: 'certificate-of-conformity-for-hot-rolled-structural-steel-sections-2026-revision-3.pdf',
      },
      ...files.slice(2),
    ],
  },
};

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <FileField {...args} label="Empty" required hint="They are shown on your profile." />
      <FileField
        {...args}
        label="With files"
        value={files}
        uploads={{ coil: { progress: 0.64 }, iso: { error: 'The connection was lost.' } }}
      />
      <FileField {...args} label="Invalid" error="Add at least one certificate." />
      <FileField {...args} label="Disabled" value={files.slice(1)} disabled />
      <FileField {...args} label="Read only" value={files.slice(1)} readOnly />
    </Column>
  ),
};

/** Files begin at the right; their names read in their own direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'الشهادات',
    accept: undefined,
    maxSize: undefined,
    maxFiles: undefined,
    value: files,
    labels: {
      choose: () => 'اختر ملفات',
      dropOrPaste: 'أو أفلتها أو ألصقها هنا',
      moveEarlier: (name) => `قدّم ${name}`,
      moveLater: (name) => `أخّر ${name}`,
      remove: (name) => `أزل ${name}`,
    },
  },
};

/** The words wrap, and a name breaks beside its buttons. */
export const Narrow: Story = {
  decorators: [width(280)],
  args: { value: files, uploads: { iso: { error: 'The connection was lost.' } } },
};
