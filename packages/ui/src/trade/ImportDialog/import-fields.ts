import { lettersOf } from '#lib/match-text.ts';

/** The fields of a product that a file can have, the required ones first. */
export const importFields = [
  'name',
  'description',
  'price',
  'category',
  'stockQuantity',
  'sku',
  'discount',
  'subcategory',
  'unit',
  'minimumOrder',
  'leadDays',
  'hsn',
  'industry',
  'lowStock',
  'images',
  'warranty',
  'additionalNotes',
  'industryKeywords',
] as const;

/** A field of a product. */
export type ImportField = (typeof importFields)[number];

/** The fields that every product needs. */
export const requiredImportFields = importFields.slice(0, 5);

/** Which field each column of a file is, in their order; null for one that is left out. */
export type ImportMapping = readonly (ImportField | null)[];

/** Other names under which spreadsheets have the fields, as letters and digits alone. */
const aliases: Partial<Record<ImportField, readonly string[]>> = {
  name: ['title', 'product', 'productname', 'item', 'itemname'],
  description: ['details', 'about', 'body', 'productdescription'],
  price: ['rate', 'mrp', 'unitprice', 'listprice', 'amount', 'pricers', 'priceinr'],
  category: ['type', 'group', 'productcategory'],
  stockQuantity: ['stock', 'quantity', 'qty', 'instock', 'inventory', 'available', 'onhand'],
  sku: ['code', 'itemcode', 'productcode', 'partnumber', 'partno', 'articlenumber', 'model'],
  discount: ['discountpercent', 'off', 'percentoff'],
  unit: ['uom', 'unitofmeasure'],
  minimumOrder: ['moq', 'minorder', 'minimumorderquantity', 'minquantity'],
  leadDays: ['leadtime', 'leadtimedays', 'dispatchdays'],
  hsn: ['hsncode', 'hsnsac'],
  lowStock: ['reorderlevel', 'reorderpoint', 'lowstockat'],
  images: ['image', 'picture', 'pictures', 'photo', 'photos', 'imageurl', 'imageurls'],
  additionalNotes: ['notes', 'remarks'],
  industryKeywords: ['keywords', 'tags'],
};

/**
 * Guesses from the names of a file's columns which fields they are. Spaces, signs and capitals do not matter; a field is
 * given once, to the column that has its own name before one that has another name for it.
 */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const names = columns.map(lettersOf);
  const columnOf = new Map<number, ImportField>();
  const give = (matches: (field: ImportField, name: string) => boolean) => {
    for (const field of importFields) {
      if ([...columnOf.values()].includes(field)) continue;
      const index = names.findIndex((name, index) => !columnOf.has(index) && matches(field, name));
      if (index >= 0) columnOf.set(index, field);
    }
  };
  give((field, name) => lettersOf(field) === name);
  give((field, name) => aliases[field]?.includes(name) ?? false);
  return columns.map((_, index) => columnOf.get(index) ?? null);
}
