import { Type } from 'typebox';
import {
  Id,
  Input,
  Nullable,
  OptionalText,
  outputFields,
  PictureUrl,
  RequiredLine,
  RequiredText,
} from './common.ts';

/** A purchase request as its client writes it. The budget is free text. */
export const NewRequest = Input({
  client_name: Type.Optional(OptionalText('Client name', 120)),
  request: RequiredText('Requirement', 5000),
  budget: RequiredLine('Budget', 80),
  supply_industry: RequiredLine('Supply industry', 80),
  images: Type.Optional(Type.Array(PictureUrl('Image URL'), { title: 'Images', maxItems: 20 })),
});
export interface NewRequest extends Type.Static<typeof NewRequest> {}

/** A request as it is stored. */
export const PurchaseRequest = Type.Object({
  id: Id,
  clientId: Id,
  ...outputFields(NewRequest.properties),
  clientAvatar: Nullable(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
});
export interface PurchaseRequest extends Type.Static<typeof PurchaseRequest> {}

export const RequestAdded = Type.Object({ message: Type.String(), request: PurchaseRequest });
export interface RequestAdded extends Type.Static<typeof RequestAdded> {}
