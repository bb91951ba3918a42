import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { editableCoil, longTextEditable, newProduct } from '#fixtures/editable-products.ts';
import { industries } from '#fixtures/industries.ts';
import { picture } from '#fixtures/pictures.ts';
import { contract } from './ProductEditor.contract.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductEditorSkeleton } from './ProductEditorSkeleton.tsx';

const meta = {
  title: 'Trade/Products/ProductEditor',
  component: ProductEditor,
  parameters: { contract, docs: { story: { inline: false, height: '720px' } } },
  args: {
    product: editableCoil,
    industries,
    onSubmit: fn(),
    onDirtyChange: fn(),
    onUpload: () => new Promise(() => {}),
    onEditStock: fn(),
    onRestore: fn(),
  },
} satisfies Meta<typeof ProductEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, error: '', restoring: false } };

/** A product that was just added: everything else can be said now. */
export const NewDetails: Story = { args: { product: newProduct } };

/** What was written before a reload is there again, and counted. */
export const Changed: Story = {
  args: { defaultValues: { name: 'Hot-rolled coil', price: 980, 'attributes.material': 'Steel' } },
};

/** Long names, long texts and large numbers. */
export const LongText: Story = { args: { product: longTextEditable } };

/** Buyers do not see it, until it is restored. */
export const Archived: Story = { args: { product: { ...editableCoil, status: 'archived' } } };

/** What was written stays, and so does the focus. */
export const Saving: Story = { args: { ...Changed.args, pending: true } };

/** Someone else has saved the same fields: both are shown, and nothing is lost. */
export const Conflict: Story = {
  args: {
    defaultValues: { name: 'Hot-rolled coil', price: 980, images: [picture('coil'), picture('gear')] },
    conflict: {
      current: {
        ...editableCoil,
        name: 'Hot-rolled steel coil, 3 mm, pickled',
        price: 1040,
        images: [picture('beams', 'slate')],
        version: 4,
      },
      fields: ['name', 'price', 'images'],
    },
  },
};

/** A general error stands in the bar, the error of a field at the field. */
export const Failed: Story = {
  args: {
    ...Changed.args,
    error: 'An error occurred. Please try again.',
    fieldErrors: {
      name: 'Name must have at most 200 characters.',
      'priceBreaks.1.price': 'Price must be lower than the one above.',
      'attributes.material': 'Material must have at most 120 characters.',
    },
  },
};

/** For a member whose role permits no change. */
export const ReadOnly: Story = {
  args: {
    readOnlyReason: 'Only owners, admins and sales may do this.',
  },
};

/** The skeleton while the product loads. */
export const Loading: Story = { render: () => <ProductEditorSkeleton /> };

/** Every state, with all messages. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ProductEditor {...args} {...Failed.args} aria-label="Failed" />
      <ProductEditor {...args} {...Conflict.args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One column, and the bar above the navigation of a phone. */
export const Narrow: Story = { decorators: [width(328)], globals: { viewport: { value: 'mobile1' } } };
