import { Type } from 'typebox';
import { maxFilterLength, maxSearchLength } from '../limits.ts';
import {
  Day,
  Flag,
  Id,
  Input,
  Moment,
  Nullable,
  OptionalLine,
  OptionalText,
  outputFields,
  PageQuery,
  PictureUrl,
  Quantity,
  RequiredLine,
  RequiredText,
  Rupees,
  Version,
} from './common.ts';
import { FileIds, StoredFile } from './file.ts';

/** A purchase request as its client writes it. The budget is free text. */
export const NewRequest = Input({
  client_name: Type.Optional(OptionalText('Client name', 120)),
  request: RequiredText('Requirement', 5000),
  budget: RequiredLine('Budget', 80),
  supply_industry: RequiredLine('Supply industry', 80),
  images: Type.Optional(Type.Array(PictureUrl('Image URL'), { title: 'Images', maxItems: 20 })),
  quantity: Type.Optional(Nullable(Quantity('Quantity'))),
  unit: Type.Optional(OptionalLine('Unit', 20)),
  neededBy: Type.Optional(Nullable(Day('Needed by'))),
  deliveryPlace: Type.Optional(OptionalLine('Place of delivery', 200)),
  closesAt: Type.Optional(
    Nullable(
      Day(
        'Closes on',
        "The last day on which vendors may begin to quote, in the time zone of the client's company.",
      ),
    ),
  ),
  fileIds: Type.Optional(FileIds),
});
export interface NewRequest extends Type.Static<typeof NewRequest> {}

/** Where a request stands: `awarded` when a quote was accepted. */
export const RequestStatus = Type.Enum(['open', 'awarded', 'closed']);
export type RequestStatus = Type.Static<typeof RequestStatus>;

const { fileIds: _fileIds, ...written } = NewRequest.properties;

/** A request as it is stored: on the board for every vendor, or direct, to one vendor about one product. */
export const PurchaseRequest = Type.Object({
  id: Id,
  clientId: Id,
  ...outputFields(written),
  files: Type.Array(StoredFile, { description: 'Whoever may read the request may read them.' }),
  closesAt: Nullable(Moment, {
    description: 'Until when vendors may begin to quote; null for as long as it is open.',
  }),
  clientAvatar: Nullable(Type.String()),
  status: RequestStatus,
  vendorId: Nullable(Id, { description: 'Of a direct request, its vendor; null on the board.' }),
  productId: Nullable(Id, { description: 'Of a direct request, its product; null on the board.' }),
  targetPrice: Nullable(Type.Number(), { description: 'What the client would pay for a unit, in rupees.' }),
  quoteCount: Type.Integer({ description: 'How many vendors have made an offer.' }),
  version: Type.Integer({ description: 'Rises with every change of what the client has written.' }),
  createdAt: Moment,
});
export interface PurchaseRequest extends Type.Static<typeof PurchaseRequest> {}

export const RequestAdded = Type.Object({ message: Type.String(), request: PurchaseRequest });
export interface RequestAdded extends Type.Static<typeof RequestAdded> {}

/** The answer to a change of a request. */
export const RequestChanged = Type.Object({ message: Type.String(), request: PurchaseRequest });
export interface RequestChanged extends Type.Static<typeof RequestChanged> {}

const { client_name: _clientName, ...changeable } = NewRequest.properties;

/** The changed fields of a request; the others stay. Once there is a quote only `closesAt` can be changed. */
export const UpdateRequest = Input({ ...Type.Partial(Type.Object(changeable)).properties, version: Version });
export interface UpdateRequest extends Type.Static<typeof UpdateRequest> {}

/** Asks the vendor of a product for a quote. */
export const RequestEstimate = Input({
  productId: Id,
  quantity: Quantity('Quantity'),
  targetPrice: Type.Optional(
    Nullable(Rupees('Target price', 'What the client would pay for a unit, in rupees.')),
  ),
  neededBy: Type.Optional(Nullable(Day('Needed by'))),
  deliveryPlace: Type.Optional(OptionalLine('Place of delivery', 200)),
  note: Type.Optional(OptionalText('Note', 2000)),
});
export interface RequestEstimate extends Type.Static<typeof RequestEstimate> {}

/** A request for an estimate that the session's company has open, by its product. */
export const OpenEstimate = Type.Object({
  productId: Id,
  requestId: Id,
  quoteId: Id,
  isQuoted: Type.Boolean({ description: 'Whether the vendor has made an offer.' }),
});
export interface OpenEstimate extends Type.Static<typeof OpenEstimate> {}

/** Which requests of the board, and which page of them. */
export const RequestsQuery = Input({
  ...PageQuery.properties,
  industry: Type.Optional(
    Type.Array(Type.String({ title: 'industry', maxLength: maxFilterLength }), {
      title: 'industry',
      maxItems: 20,
      description: 'Only those with one of these.',
    }),
  ),
  q: Type.Optional(
    Type.String({
      title: 'q',
      maxLength: maxSearchLength,
      description: 'Only those that hold all these words, misspelt ones too.',
    }),
  ),
  maxAge: Type.Optional(
    Type.Integer({
      title: 'maxAge',
      minimum: 1,
      maximum: 3650,
      description: 'Only those that were posted in the last so many days.',
    }),
  ),
  unquoted: Flag('unquoted', "Whether only of others, on which the session's company has no quote."),
});
export interface RequestsQuery extends Type.Static<typeof RequestsQuery> {}

/** Which of a company's requests, and which page of them. */
export const OwnRequestsQuery = Input({
  ...PageQuery.properties,
  status: Type.Optional(
    Type.Enum(['open', 'awarded', 'closed'], { title: 'status', description: 'Only these.' }),
  ),
});
export interface OwnRequestsQuery extends Type.Static<typeof OwnRequestsQuery> {}
