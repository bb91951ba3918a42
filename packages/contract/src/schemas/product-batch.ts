import { Type } from 'typebox';
import { maxBulkProducts } from '../limits.ts';
import { Flag, Id, Input, Nullable, TwoDecimals } from './common.ts';
import { NewProduct, Product } from './product.ts';

/** One change of many products. */
export const BulkChange = Input({
  ids: Type.Array(Id, { title: 'Products', minItems: 1, maxItems: maxBulkProducts }),
  change: Type.Object(
    {
      pricePercent: Type.Optional(
        TwoDecimals({
          title: 'Change of the price',
          minimum: -99.99,
          maximum: 1000,
          description: 'Percent that is added to prices and price breaks, rounded half up to the paisa.',
        }),
      ),
      discount: Type.Optional(NewProduct.properties.discount),
      status: Type.Optional(Product.properties.status),
    },
    { title: 'Change', additionalProperties: false, minProperties: 1 },
  ),
});
export interface BulkChange extends Type.Static<typeof BulkChange> {}

/** A product that a change of many left as it was. */
const LeftOut = Type.Object({ id: Id, name: Type.String(), reason: Type.String() });

/** What a change of many products did. */
export const BatchDone = Type.Object({
  message: Type.String(),
  batchId: Nullable(Type.String({ description: 'For taking it back; null when it changed nothing.' })),
  changed: Type.Integer({ description: 'How many products it changed.' }),
  leftOut: Type.Array(LeftOut, { description: 'What it left as it was, the first 100.' }),
});
export interface BatchDone extends Type.Static<typeof BatchDone> {}

/** What taking back a change of many products did. */
export const BatchUndone = Type.Object({
  message: Type.String(),
  changed: Type.Integer({ description: 'How many products are as they were.' }),
  leftOut: Type.Array(LeftOut, {
    description: 'What stays, as somebody has changed it since or a deal uses it: the first 100.',
  }),
});
export interface BatchUndone extends Type.Static<typeof BatchUndone> {}

/** How to import products. */
export const ImportQuery = Input({
  dryRun: Flag('dryRun', 'Whether only to report what an import would do.'),
  known: Type.Optional(
    Type.Enum(['skip', 'update'], {
      title: 'known',
      default: 'skip',
      description: 'What to do with rows whose SKU is that of an active product of the company.',
    }),
  ),
});
export interface ImportQuery extends Type.Static<typeof ImportQuery> {}

/** What an import did, or would do. */
export const ImportReport = Type.Object({
  message: Type.String(),
  batchId: Nullable(Type.String({ description: 'For taking it back; null when it changed nothing.' })),
  rows: Type.Integer({ description: 'Rows below the header.' }),
  added: Type.Integer(),
  updated: Type.Integer(),
  skipped: Type.Integer({ description: 'Rows with the SKU of a product of the company, or of a row above.' }),
  wrong: Type.Integer({ description: 'Rows that were left out for what `problems` says.' }),
  problems: Type.Array(
    Type.Object({
      row: Type.Integer({ description: 'As a spreadsheet counts: the header is row 1.' }),
      column: Type.String({ description: 'The name of the field.' }),
      kind: Type.Enum(['wrong', 'duplicate']),
      reason: Type.String({ description: 'One sentence for people.' }),
    }),
    { description: 'The first 500.' },
  ),
});
export interface ImportReport extends Type.Static<typeof ImportReport> {}
