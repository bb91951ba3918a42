import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { width } from '#docs/story-layout.tsx';
import { contract } from './AddProductForm.contract.ts';
import { AddProductForm } from './AddProductForm.tsx';

/** The ground that a dialog gives it. */
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

/** Where it lives: the buttons stay in sight while the fields scroll. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <Dialog title="Add a Product" size="lg" defaultOpen>
      <AddProductForm {...args} />
    </Dialog>
  ),
};

/** What was written before a reload stands there again; a field that was empty is. */
export const Draft: Story = {
  args: {
    defaultValues: {
      name: 'Hot-rolled coil',
      description: 'Mill finish.',
      price: 1000.5,
      discount: null,
      images: ['https://pictures.example/coil.png'],
    },
  },
};

/** While the server works, the words and the focus stay where they are. */
export const Saving: Story = { args: { pending: true } };

/** What went wrong stands by the buttons, what is wrong with a field at the field. */
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

/** Every message at once, by night. */
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

/** One column where there is no room for two. */
export const Narrow: Story = { decorators: [width(320)] };
