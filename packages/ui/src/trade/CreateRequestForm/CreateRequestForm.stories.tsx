import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { width } from '#docs/story-layout.tsx';
import { attachments } from '#fixtures/attachments.ts';
import { industries } from '#fixtures/industries.ts';
import { contract } from './CreateRequestForm.contract.ts';
import { CreateRequestForm } from './CreateRequestForm.tsx';

/** With the background and padding of a dialog. */
const onCard: Decorator = (Story) => (
  <Card style={{ background: 'var(--gh-color-surface-raised)' }}>
    <Story />
  </Card>
);

const meta = {
  title: 'Trade/Requests/CreateRequestForm',
  component: CreateRequestForm,
  parameters: { contract },
  decorators: [onCard, width(600)],
  args: { industries, onSubmit: fn() },
} satisfies Meta<typeof CreateRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, error: '' } };

/** In its usual place. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <Dialog title="Create a Request" size="lg" defaultOpen>
      <CreateRequestForm {...args} />
    </Dialog>
  ),
};

/** Where pictures can be uploaded, that comes first. */
export const WithUpload: Story = { args: { onUpload: () => new Promise(() => {}) } };

/** Drawings and certificates go with a request where they can be uploaded. */
export const WithFiles: Story = {
  args: {
    defaultValues: { files: attachments },
    onUpload: () => new Promise(() => {}),
    onUploadFile: () => new Promise(() => {}),
    maxFiles: 10,
    maxFileSize: 10_000_000,
  },
};

/** While the request runs, the text and the focus stay in place. */
export const Saving: Story = { args: { pending: true } };

/** A general error is shown above the buttons, the error of a field at the field. */
export const Failed: Story = {
  args: {
    error: 'An error occurred. Please try again.',
    fieldErrors: { budget: 'Budget must have at most 80 characters.' },
  },
};

/** Every message at once. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <CreateRequestForm {...args} />
      <CreateRequestForm {...args} {...Failed.args} />
      <CreateRequestForm {...args} {...Saving.args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(320)] };
