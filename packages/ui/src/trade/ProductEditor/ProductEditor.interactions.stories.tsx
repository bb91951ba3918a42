import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { editableCoil as coil } from '#fixtures/editable-products.ts';
import { industries } from '#fixtures/industries.ts';
import type { EditableProduct, ProductChanges, ProductConflict } from './product-draft.ts';
import { ProductEditor, type ProductEditorProps } from './ProductEditor.tsx';

const meta = {
  title: 'Trade/Products/ProductEditor/Interactions',
  component: ProductEditor,
  tags: ['!autodocs', '!manifest'],
  args: {
    product: coil,
    industries,
    onSubmit: fn(),
    onValuesChange: fn(),
    onDirtyChange: fn(),
    onDiscard: fn(),
    onConflictEnd: fn(),
    onEditStock: fn(),
    onRestore: fn(),
  },
} satisfies Meta<typeof ProductEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const box = (name: string) => canvas.getByRole('textbox', { name });
  return {
    canvas,
    box,
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
    rewrite: async (name: string, text: string) => {
      await userEvent.clear(box(name));
      await userEvent.click(box(name));
      await userEvent.paste(text);
    },
  };
};

export const GivesOnlyWhatChanged: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, box, press, rewrite } = tools(canvasElement);
    await press('Save changes');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await rewrite('Name', 'Coil');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await rewrite('Material', 'Steel');
    await rewrite('Weight', '12.5');
    await userEvent.type(box('Keywords'), 'sheet{Enter}');
    await press('Remove price 2');
    await expect(canvas.getByText('5 changes')).toBeVisible();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Coil', 'attributes.material': 'Steel' }),
    );
    await press('Save changes');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: 'Coil',
        industryKeywords: ['hot rolled', 'coil', 'sheet'],
        priceBreaks: [{ from: 20, price: 960 }],
        attributes: { ...coil.attributes, material: 'Steel' },
        shippingDetails: { ...coil.shippingDetails, weight: 12.5 },
      },
      3,
    );
    // Back as it was, it is no change.
    await rewrite('Name', coil.name);
    await expect(canvas.getByText('4 changes')).toBeVisible();
  },
};

export const DiscardTakesAllBack: Story = {
  args: { defaultValues: { name: 'Written before a reload' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, box, press, rewrite } = tools(canvasElement);
    await expect(canvas.getByText('1 change')).toBeVisible();
    await rewrite('Discount', '20');
    await expect(box('Discount')).toHaveAccessibleDescription(/Clients pay Rs\. 800\.00\./);
    await press('Remove price 1');
    await press('Remove price 1');
    await press('Discard');
    await expect(canvas.getByText('No changes')).toBeVisible();
    await expect(box('Name')).toHaveValue(coil.name);
    await expect(box('Discount')).toHaveValue('12.5');
    await expect(box('Quantity of price 2')).toHaveValue('100');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

export const PriceBreaksKeepTheirRule: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, box, rewrite } = tools(canvasElement);
    await rewrite('Minimum order', '20');
    await rewrite('Price', '950');
    await rewrite('HSN code', '72');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box('HSN code')).toHaveFocus();
    await expect(box('HSN code')).toHaveAccessibleDescription('Enter 4 to 8 digits.');
    await rewrite('HSN code', '7208');
    await userEvent.keyboard('{Enter}');
    await expect(box('Quantity of price 1')).toHaveFocus();
    await expect(canvas.getAllByText('Enter 21 or more.')).toHaveLength(1);
    await expect(canvas.queryByText(/^No\. /)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(box('Quantity of price 1')).toHaveAccessibleDescription('Enter 21 or more.');
    await expect(box('Price 1')).toHaveAccessibleDescription(/Enter 949\.99 or less\./);
    await rewrite('Quantity of price 1', '21');
    await rewrite('Price 1', '940');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        hsn: '7208',
        price: 950,
        minimumOrder: 20,
        priceBreaks: [
          { from: 21, price: 940 },
          { from: 100, price: 925.5 },
        ],
      },
      3,
    );
  },
};

/** An app in which someone else saves first, and whose server then takes what it is sent. */
function WithOther(props: ProductEditorProps) {
  const [product, setProduct] = useState<EditableProduct>(props.product);
  const [conflict, setConflict] = useState<ProductConflict>();
  const theirs = { ...coil, name: 'Theirs', price: 1100, warranty: 'Theirs', version: 4 };
  const save = (changes: ProductChanges, version: number) => {
    props.onSubmit?.(changes, version);
    if (version === 3) return setConflict({ current: theirs, fields: ['name', 'price'] });
    setConflict(undefined);
    setProduct({ ...theirs, ...changes, version: 5 });
  };
  return <ProductEditor {...props} product={product} conflict={conflict} onSubmit={save} />;
}

export const ConflictLosesNothing: Story = {
  render: (args) => <WithOther {...args} />,
  play: async ({ canvasElement, args }) => {
    const { canvas, box, press, rewrite } = tools(canvasElement);
    await rewrite('Name', 'Mine');
    await rewrite('Price', '1200');
    await rewrite('SKU', 'Mine-1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: /Someone else/ })).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    const price = within(canvas.getByRole('group', { name: 'Price' }));
    await expect(price.getByRole('radio', { name: 'Keep yours' })).toHaveAccessibleDescription(
      'Rs. 1,200.00',
    );
    await userEvent.click(price.getByRole('radio', { name: 'Use theirs' }));
    await press('Save what is chosen');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'Mine', sku: 'Mine-1' }, 4);
    await expect(box('Name')).toHaveValue('Mine');
    await expect(box('SKU')).toHaveValue('Mine-1');
    await expect(box('Price')).toHaveValue('1,100.00');
    await expect(box('Warranty')).toHaveValue('Theirs');
    await expect(canvas.getByText('No changes')).toBeVisible();
  },
};

export const TheirsEverywhereLeavesNothingToSave: Story = {
  args: {
    defaultValues: { name: 'Mine' },
    conflict: { current: { ...coil, name: 'Theirs', version: 4 }, fields: ['name'] },
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, press } = tools(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Use theirs' }));
    await press('Save what is chosen');
    await expect(args.onConflictEnd).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An app that is told of what others save. */
function WithNews(props: ProductEditorProps) {
  const [product, setProduct] = useState(props.product);
  return (
    <>
      <button
        onClick={() =>
          setProduct({ ...product, warranty: `By others ${product.version}`, version: product.version + 1 })
        }
        type="button"
      >
        Others save
      </button>
      <ProductEditor {...props} product={product} />
    </>
  );
}

export const FollowsOthersUnlessSomethingIsWritten: Story = {
  render: (args) => <WithNews {...args} />,
  play: async ({ canvasElement, args }) => {
    const { box, press, rewrite } = tools(canvasElement);
    await press('Others save');
    await expect(box('Warranty')).toHaveValue('By others 3');
    await rewrite('Name', 'Mine');
    await press('Others save');
    await expect(box('Name')).toHaveValue('Mine');
    // The server compares with the version that the reader has seen.
    await expect(box('Warranty')).toHaveValue('By others 3');
    await press('Save changes');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Mine' }, 4);
  },
};

export const StockAndArchiveAreElsewhere: Story = {
  args: { product: { ...coil, status: 'archived' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, press } = tools(canvasElement);
    await expect(canvas.getByText('120 in stock')).toBeVisible();
    await press('Change stock');
    await expect(args.onEditStock).toHaveBeenCalledOnce();
    await press('Restore');
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

export const SavingIgnoresPresses: Story = {
  args: { pending: true, defaultValues: { name: 'Mine' } },
  play: async ({ canvasElement, args }) => {
    await tools(canvasElement).press('Save changes');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ServerErrorsStandAtTheirFields: Story = {
  args: {
    error: 'An error occurred. Please try again.',
    fieldErrors: { 'priceBreaks.1.price': 'Too high.', 'attributes.material': 'Too long.' },
  },
  play: async ({ canvasElement }) => {
    const { canvas, box } = tools(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
    await expect(box('Material')).toHaveAccessibleDescription('Too long.');
    await expect(box('Price 2')).toHaveAccessibleDescription('Too high. Rs.');
    await expect(canvas.getAllByText(/Too high\./)).toHaveLength(1);
    await userEvent.type(box('Price 2'), '1');
    await expect(canvas.queryByText(/Too high\./)).not.toBeInTheDocument();
  },
};

export const ReadersChangeNothing: Story = {
  args: { readOnlyReason: 'Only owners, admins and sales may do this.' },
  play: async ({ canvasElement }) => {
    const { canvas } = tools(canvasElement);
    await expect(canvas.getByText('Only owners, admins and sales may do this.')).toBeVisible();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
    for (const name of ['Save changes', 'Change stock'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

/** Chromium scrolls to the caret of a text area, whatever its margins are. */
export const TheBarCoversNoFieldWithTheFocus: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Save changes' }).closest("[data-part='bar']")!;
    for (const field of canvas.getAllByRole('textbox')) {
      field.blur();
      window.scrollBy(0, field.getBoundingClientRect().top - bar.getBoundingClientRect().top + 6);
      field.focus();
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
      );
    }
  },
};
