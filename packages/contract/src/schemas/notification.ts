import { Type } from 'typebox';
import { activityActions, type ActivityAction } from '../activity.ts';
import { Flag, Id, Input, Moment, Nullable, PageQuery } from './common.ts';

/** What a company is notified of. */
export const notificationKinds = [
  'connection-request',
  'connection-accepted',
  'matching-request',
  'estimate-request',
  'quote',
  'offer',
  'note',
  'accepted',
  'declined',
  'withdrawn',
  'expiring',
  'order',
  'low-stock',
  'member-joined',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

type OrderAction = Extract<ActivityAction, `order.${string}`>;

/** Something that has happened to the company. The words are the reader's: it has only what they are made of. */
export const Notification = Type.Object({
  number: Type.Integer({ description: "Its place in the company's notifications, which rises." }),
  kind: Type.Enum(notificationKinds),
  subject: Type.String({
    format: 'uuid',
    description:
      'The id of what it is about: of a connection, a request (`matching-request`), a quote, a product (`low-stock`) ' +
      'or a member (`member-joined`); of an order the id of its quote.',
  }),
  title: Nullable(Type.String(), {
    description:
      'What that is called now: the title of the request, the number of the order, a product, a member. Null for a ' +
      'connection, and for what is gone.',
  }),
  company: Nullable(Type.Object({ _id: Id, companyName: Type.String(), avatar: Nullable(Type.String()) }), {
    description: 'The other company.',
  }),
  step: Nullable(
    Type.Enum(activityActions.filter((action): action is OrderAction => action.startsWith('order.'))),
    { description: 'Of an order: what was done.' },
  ),
  words: Type.Array(Type.String(), {
    description: 'Of a matching request: the words that it has in common with what the company sells.',
  }),
  unread: Type.Boolean({ description: 'Whether the member has not read it.' }),
  at: Moment,
});
export interface Notification extends Type.Static<typeof Notification> {}

/** Which notifications, and which page of them. */
export const NotificationsQuery = Input({
  ...PageQuery.properties,
  unread: Flag('unread', 'Whether only those that the member has not read.'),
});
export interface NotificationsQuery extends Type.Static<typeof NotificationsQuery> {}

export const ReadNotifications = Input({
  upTo: Type.Integer({
    title: 'upTo',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'The number of the newest notification that the member has seen.',
  }),
});
export interface ReadNotifications extends Type.Static<typeof ReadNotifications> {}
