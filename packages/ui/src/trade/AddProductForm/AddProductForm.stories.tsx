import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { width } from '#docs/story-layout.tsx';
import { picture } from '#fixtures/pictures.ts';
import { contract } from './AddProductForm.contract.ts';
import { AddProductForm } from './AddProductForm.tsx';

/** With the background and padding of a dialog. */
const onCard: Decorator = (Story) => (
  <Card style={{ background: 'var(--gh-color-surface-raised)' }}>
    <Story />
  </Card>
);

const meta = {
  title: 'Trade/Products/AddProductForm',
  component: AddProductForm,
  parameters: { contract },
  decorators: [onCard, width(600)],
  args: { onSubmit: fn() },
} satisfies Meta<typeof AddProductForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, error: '' } };

/** In its dialog: the buttons stay visible while the fields scroll. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <Dialog title="Add a Product" size="lg" defaultOpen>
      <AddProductForm {...args} />
    </Dialog>
  ),
};

/** The input from before a reload is restored; fields that were empty stay empty. */
export const Draft: Story = {
  args: {
    defaultValues: {
      name: 'Hot-rolled coil',
      description: 'Mill finish.',
      price: 1000.5,
      discount: null,
      images: [picture('coil')],
    },
  },
};

/** Where pictures can be uploaded, that comes first. */
export const WithUpload: Story = {
  args: { ...Draft.args, onUpload: () => new Promise(() => {}) },
};

/** While the request runs, the text and the focus stay in place. */
export const Saving: Story = { args: { pending: true } };

/** A general error is shown above the buttons, the error of a field at the field. */
export const Failed: Story = {
  args: {
    error: 'An error occurred. Please try again.',
    fieldErrors: {
      name: 'Name must have at most 200 characters.',
      discount: 'Discount must have at most two decimals.',
      'images.1': 'Image URL must be an http or https URL.',
    },
  },
};

/** Every message at once. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <AddProductForm {...args} />
      <AddProductForm {...args} {...Failed.args} />
      <AddProductForm {...args} {...Saving.args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One column where there is no space for two. */
export const Narrow: Story = { decorators: [width(320)] };
