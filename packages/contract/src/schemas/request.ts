import { Type } from 'typebox';
import { Id, MediaUrl, Nullable, OptionalText, RequiredLine, RequiredText } from './common.ts';

/** What a client looks for. */
export const PurchaseRequest = Type.Object({
  id: Id,
  clientId: Id,
  client_name: Type.String(),
  clientAvatar: Nullable(Type.String()),
  request: Type.String(),
  budget: Type.String({ description: 'In the words of the client.' }),
  supply_industry: Type.String(),
  images: Type.Array(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
});
export interface PurchaseRequest extends Type.Static<typeof PurchaseRequest> {}

export const NewRequest = Type.Object(
  {
    client_name: Type.Optional(OptionalText('Client name', 120)),
    request: RequiredText('Requirement', 5000),
    budget: RequiredLine('Budget', 80),
    supply_industry: RequiredLine('Supply industry', 80),
    images: Type.Optional(Type.Array(MediaUrl('Image URL'), { title: 'Images', maxItems: 20 })),
  },
  { additionalProperties: false },
);
export interface NewRequest extends Type.Static<typeof NewRequest> {}

export const RequestAdded = Type.Object({ message: Type.String(), request: PurchaseRequest });
export interface RequestAdded extends Type.Static<typeof RequestAdded> {}
