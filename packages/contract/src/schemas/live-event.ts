import { Type } from 'typebox';
import { Id } from './common.ts';

/** Where to resume: sent back as `Last-Event-ID` when the stream is opened again. */
const EventId = Type.String({ description: 'Names the event.' });

const about = <Name extends string, Data extends Type.TProperties>(
  event: Name,
  data: Data,
  options: Type.TObjectOptions = {},
) => Type.Object({ id: EventId, event: Type.Literal(event), data: Type.Object(data) }, options);

const companyId = Type.String({
  format: 'uuid',
  description:
    'The company that caused the event: of `message-read` who has read the conversation, up to that message. Of a ' +
    'connection the other company, also when the own one has caused it.',
});

/**
 * The events of a company's stream. They carry ids only; the rest is fetched with other calls. `reset` comes first on a
 * stream that does not resume another one, and whenever events may have been lost: data may be outdated that were requested
 * more than `quietFor` milliseconds ago.
 */
export const LiveEvent = Type.Union([
  about('reset', { quietFor: Type.Integer({ minimum: 0 }) }),
  about('message', { companyId, messageId: Id }),
  about('connection-request', { companyId, connectionId: Id }),
  about('connection-accepted', { companyId, connectionId: Id }),
  about('connection-removed', { companyId, connectionId: Id }),
  about('request', { companyId, requestId: Id }),
  about('quote', { companyId, requestId: Id, quoteId: Id }),
  about('order', { companyId, quoteId: Id, orderId: Id }),
  about('message-read', { companyId, messageId: Id }),
  about('message-deleted', { companyId, messageId: Id }),
  about('notification', {}),
  about(
    'company',
    {},
    {
      description:
        "The own company's profile has changed, or its members, invitations or saved products have.",
    },
  ),
]);
export type LiveEvent = Type.Static<typeof LiveEvent>;

/** Where to resume. */
export const LastEventId = Type.Object({
  'last-event-id': Type.Optional(
    Type.String({
      title: 'Last-Event-ID',
      maxLength: 200,
      description: 'The id of the last event that came.',
    }),
  ),
});
