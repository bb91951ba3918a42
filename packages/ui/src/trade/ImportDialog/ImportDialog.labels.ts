import type { ImportField } from './import-fields.ts';

/** The words of ImportDialog. */
export interface ImportDialogLabels {
  /** The title. */
  title: string;
  /** The name of the steps. */
  steps: string;
  /** A step. */
  choose: string;
  /** A step. */
  map: string;
  /** A step. */
  check: string;
  /** A step. */
  import: string;
  /** The field for the file. */
  file: string;
  /** Below that field: the most rows. */
  rows: (count: string) => string;
  /** The link to an empty spreadsheet. */
  template: string;
  /** What to do with the columns. */
  mapHint: string;
  /** A column of the table: those of the file. */
  column: string;
  /** A column of the table: what a column of the file is. */
  field: string;
  /** The name of the choice for a column. */
  fieldOf: (column: string) => string;
  /** The choice of no field. */
  leaveOut: string;
  /** The name of a field of a product. */
  fieldName: (field: ImportField) => string;
  /** The fields that no column is yet. */
  missing: (fields: string) => string;
  /** What follows when no column is the SKU. */
  noSku: string;
  /** The button that checks the rows. */
  checkRows: string;
  /** The button that goes back a step. */
  back: string;
  /** The name of the counts. */
  counts: string;
  /** How many products will be added. */
  toAdd: string;
  /** How many will be updated. */
  toUpdate: string;
  /** How many are left out, because they are there already. */
  toSkip: string;
  /** How many rows are wrong. */
  wrong: string;
  /** The choice of what to do with products that are there already. */
  duplicates: (written: string, count: number) => string;
  /** A choice. */
  skipThem: string;
  /** The other choice. */
  updateThem: string;
  /** The name of the table of what is wrong. */
  problems: string;
  /** A column of that table. */
  row: string;
  /** A column of that table. */
  reason: string;
  /** How many more there are than the table shows. */
  moreProblems: (written: string, count: number) => string;
  /** The button that imports. */
  importRows: (written: string, count: number) => string;
  /** The name of the bar. */
  importing: string;
  /** How far it is. */
  imported: (done: string, total: string) => string;
  /** What it did. */
  result: (added: string, updated: string, leftOut: string) => string;
  /** The button that takes all back. */
  undo: string;
  /** The button that leads to pictures for the products. */
  addPictures: string;
  /** The button that closes it. */
  done: string;
}

const fieldNames: Record<ImportField, string> = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  category: 'Category',
  stockQuantity: 'Stock quantity',
  sku: 'SKU',
  discount: 'Discount',
  subcategory: 'Subcategory',
  unit: 'Unit',
  minimumOrder: 'Minimum order',
  leadDays: 'Lead time in days',
  hsn: 'HSN code',
  industry: 'Industry',
  lowStock: 'Low stock',
  images: 'Image URLs',
  warranty: 'Warranty',
  additionalNotes: 'Additional notes',
  industryKeywords: 'Keywords',
};

export const importDialogLabels: ImportDialogLabels = {
  title: 'Import products',
  steps: 'Import',
  choose: 'File',
  map: 'Columns',
  check: 'Check',
  import: 'Import',
  file: 'Spreadsheet as CSV',
  rows: (count) => `At most ${count} rows.`,
  template: 'Download a template',
  mapHint: 'Say what each column of the file is.',
  column: 'Column',
  field: 'Is the',
  fieldOf: (column) => `Field of ${column}`,
  leaveOut: 'Leave out',
  fieldName: (field) => fieldNames[field],
  missing: (fields) => `No column is chosen for: ${fields}.`,
  noSku: 'Without SKUs, importing the file again would add its products again.',
  checkRows: 'Check the rows',
  back: 'Back',
  counts: 'What the import will do',
  toAdd: 'To add',
  toUpdate: 'To update',
  toSkip: 'To skip',
  wrong: 'Wrong',
  duplicates: (written, count) =>
    count === 1 ? 'One SKU is there already' : `${written} SKUs are there already`,
  skipThem: 'Skip them',
  updateThem: 'Update them',
  problems: 'Rows to look at',
  row: 'Row',
  reason: 'Reason',
  moreProblems: (written) => `and ${written} more`,
  importRows: (written, count) => `Import ${written} ${count === 1 ? 'product' : 'products'}`,
  importing: 'Importing',
  imported: (done, total) => `${done} of ${total}`,
  result: (added, updated, leftOut) => `${added} added, ${updated} updated, ${leftOut} left out`,
  undo: 'Undo',
  addPictures: 'Add images',
  done: 'Done',
};
