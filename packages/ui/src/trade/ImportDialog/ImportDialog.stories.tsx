import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longTextProduct } from '#fixtures/products.ts';
import { contract } from './ImportDialog.contract.ts';
import { ImportDialog } from './ImportDialog.tsx';

const meta = {
  title: 'Trade/Products/ImportDialog',
  component: ImportDialog,
  parameters: { contract, docs: { story: { inline: false, height: 720 } } },
  args: {
    open: true,
    state: 'map',
    templateHref: 'data:text/csv,name,description,price,category,stockQuantity,sku',
    columns: ['Item name', 'Details', 'MRP', 'Category', 'Qty', 'Item code', 'Colour'],
    rowsPreview: [
      ['Hot-rolled coil', 'Mill-finish coil', '1000', 'Steel', '120', 'BSW-HRC-3', 'Grey'],
      ['Brake disc', 'Drilled and balanced', '2450', 'Automotive', '42', 'KA-BD-280', ''],
      ['Linen', 'Stonewashed', '21500', 'Retail', '64', 'PT-LIN', 'Clay'],
    ],
    report: {
      add: 45,
      duplicates: 2,
      wrong: 3,
      problems: [
        { row: 7, column: 'MRP', reason: "Price must be a number: 'on request'." },
        { row: 12, column: 'Item code', reason: 'The SKU BSW-HRC-3 is there already.' },
        { row: 19, column: 'Qty', reason: 'Stock quantity must be 0 or more.' },
        { row: 31, column: 'Item code', reason: 'The SKU KA-BD-280 is there already.' },
        { row: 44, column: 'Item name', reason: 'Name is missing.' },
      ],
    },
    result: { added: 45, updated: 2, leftOut: 3 },
    progress: { done: 2400, total: 10_000 },
    onOpenChange: fn(),
    onFile: fn(),
    onCheck: fn(),
    onImport: fn(),
    onBack: fn(),
    onUndo: fn(),
    onAddPictures: fn(),
  },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { state: 'choose' } };

export const Playground: Story = { args: { state: 'choose', pending: false } };

/** What each column is, is guessed from its name. */
export const Columns: Story = {};

/** A required field is in no column yet. */
export const MissingColumn: Story = { args: { columns: ['Item name', 'Details', 'Cost'] } };

/** What the import would do, and the rows to look at. */
export const Check: Story = { args: { state: 'check' } };

export const Importing: Story = { args: { state: 'import' } };

export const Done: Story = { args: { state: 'done' } };

/** The file could not be read. */
export const Error: Story = {
  args: { state: 'choose', error: 'The file has 12,480 rows. At most 10,000 can be imported at once.' },
};

/** A check that failed keeps the choices. */
export const States: Story = { args: { state: 'check', error: 'An error occurred. Please try again.' } };

export const LongText: Story = {
  args: { columns: [longTextProduct.name], rowsPreview: [[longTextProduct.description]] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
