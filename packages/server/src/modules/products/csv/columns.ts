import type { NewProduct, Product } from '@guildhall/contract';
import { kinds } from './cells.ts';

/** The fields of a product that a spreadsheet has. */
export type Listing = Omit<NewProduct, 'vendorId' | 'vendorName'>;
type FullListing = Pick<Product, keyof Listing>;

interface Column {
  kind: keyof typeof kinds;
  /** Where the value is in a product. */
  path: [field: keyof Listing, ...inner: string[]];
}

const of = (kind: Column['kind'], ...path: Column['path']): Column => ({ kind, path });

/** The columns of a spreadsheet of products, by their names. */
const columns = {
  name: of('text', 'name'),
  description: of('text', 'description'),
  price: of('number', 'price'),
  discount: of('number', 'discount'),
  category: of('text', 'category'),
  subcategory: of('text', 'subcategory'),
  stockQuantity: of('number', 'stockQuantity'),
  sku: of('text', 'sku'),
  unit: of('text', 'unit'),
  minimumOrder: of('number', 'minimumOrder'),
  priceBreaks: of('breaks', 'priceBreaks'),
  leadDays: of('number', 'leadDays'),
  hsn: of('text', 'hsn'),
  industry: of('text', 'industry'),
  lowStock: of('number', 'lowStock'),
  images: of('list', 'images'),
  videos: of('list', 'videos'),
  color: of('list', 'attributes', 'color'),
  size: of('list', 'attributes', 'size'),
  material: of('text', 'attributes', 'material'),
  estimatedTime: of('text', 'shippingDetails', 'estimatedTime'),
  weight: of('number', 'shippingDetails', 'weight'),
  length: of('number', 'shippingDetails', 'dimensions', 'length'),
  width: of('number', 'shippingDetails', 'dimensions', 'width'),
  height: of('number', 'shippingDetails', 'dimensions', 'height'),
  warranty: of('text', 'warranty'),
  additionalNotes: of('text', 'additionalNotes'),
  industryKeywords: of('list', 'industryKeywords'),
} as const satisfies Record<string, Column>;

export type ColumnName = keyof typeof columns;
/** Cells by their columns, without white space around them and not defused. */
export type Cells = Partial<Record<ColumnName, string>>;

export const columnNames = Object.keys(columns) as ColumnName[];

/** Columns that a spreadsheet cannot do without. */
export const requiredColumns = ['name', 'description', 'price', 'category', 'stockQuantity'] as const;

/** Groups of columns: with one cell of a group, the others have these values. */
const groups = {
  attributes: () => ({ color: [], size: [], material: '' }),
  shippingDetails: () => ({ estimatedTime: '', weight: 0, dimensions: { length: 0, width: 0, height: 0 } }),
};

/** What empty cells say of a product that is stored already. */
const cleared = {
  discount: 0,
  subcategory: '',
  sku: '',
  unit: 'piece',
  minimumOrder: 1,
  priceBreaks: [],
  leadDays: null,
  hsn: '',
  industry: '',
  lowStock: null,
  images: [],
  videos: [],
  attributes: null,
  shippingDetails: null,
  warranty: '',
  additionalNotes: '',
  industryKeywords: [],
} satisfies Partial<Product>;

/** A row as a product, whether it is valid or not; empty cells are left out. */
export function readCells(cells: Cells): object {
  const product: Record<string, unknown> = {};
  for (const name of columnNames) {
    const cell = cells[name] ?? '';
    if (cell === '') continue;
    const { kind, path } = columns[name];
    const [field, ...inner] = path;
    const last = inner.pop();
    const value = kinds[kind].read(cell);
    if (last === undefined) product[field] = value;
    else {
      const group = (product[field] ??= groups[field as keyof typeof groups]());
      const owner = inner.reduce(
        (at, step) => at[step] as Record<string, unknown>,
        group as Record<string, unknown>,
      );
      owner[last] = value;
    }
  }
  return product;
}

const valueAt = (value: unknown, step: string): unknown => (value as Record<string, unknown> | null)?.[step];

/** A product as a row. */
export const writeCells = (product: Partial<FullListing>): Required<Cells> =>
  Object.fromEntries(
    columnNames.map((name) => {
      const { kind, path } = columns[name];
      const value = path.reduce<unknown>(valueAt, product);
      return [name, value === null || value === undefined ? '' : kinds[kind].write(value)];
    }),
  ) as Required<Cells>;

/** The listing of a valid row, with every field; its industry is null where the row has none. */
export const toListing = (cells: Cells) => ({
  ...cleared,
  industry: null,
  ...(readCells(cells) as Listing),
});

/** A stored product as it is after a row that has some of its columns, and the fields that differ then. */
export function mergeCells(
  stored: FullListing,
  cells: Cells,
): { merged: FullListing; changes: Partial<FullListing> } {
  const before = writeCells(stored);
  const merged = { ...cleared, ...(readCells({ ...before, ...cells }) as Listing) };
  const after = writeCells(merged);
  const changed = new Set<keyof FullListing>(
    columnNames.filter((name) => before[name] !== after[name]).map((name) => columns[name].path[0]),
  );
  const changes = Object.fromEntries([...changed].map((field) => [field, merged[field]]));
  return { merged, changes };
}

/** The column of a field that a validation has named: of `attributes.color.0` it is `color`. */
export function columnOf(field: string): string {
  const steps = field.split('.').filter((step) => !/^\d+$/.test(step));
  const [first = field, ...inner] = steps;
  return first in groups ? (inner.at(-1) ?? first) : first;
}

const simplified = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '');
const bySimplified = new Map(columnNames.map((name) => [simplified(name), name]));

/** The column of a name in a header: any case, with or without spaces. */
export const findColumn = (name: string): ColumnName | undefined => bySimplified.get(simplified(name));
