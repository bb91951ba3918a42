import { Type } from 'typebox';
import { maxUnits } from '../limits.ts';
import { Id, Input, RequiredLine } from './common.ts';

/** A change of a product's stock: by `change` units, or to `quantity`. */
export const ChangeStock = Input({
  change: Type.Optional(
    Type.Integer({
      title: 'Change',
      minimum: -maxUnits,
      maximum: maxUnits,
      description: 'Units that came in; negative for those that went out.',
    }),
  ),
  quantity: Type.Optional(
    Type.Integer({
      title: 'Quantity',
      minimum: 0,
      maximum: maxUnits,
      description: 'The units that there are. Instead of `change`.',
    }),
  ),
  reason: RequiredLine('Reason', 200),
});
export interface ChangeStock extends Type.Static<typeof ChangeStock> {}

/** A line of the log of a product's stock. */
export const StockChange = Type.Object({
  id: Id,
  change: Type.Integer({ description: 'Units that came in; negative for those that went out.' }),
  quantity: Type.Integer({ description: 'The units in stock after it.' }),
  reason: Type.String(),
  memberName: Type.String({ description: 'Who changed it, as named at that time.' }),
  at: Type.String({ format: 'date-time' }),
});
export interface StockChange extends Type.Static<typeof StockChange> {}
