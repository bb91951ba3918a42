import { Type } from 'typebox';
import { Id } from './common.ts';

/** Gives the place to go on from: it comes back as `Last-Event-ID` when the stream is opened again. */
const EventId = Type.String({ description: 'Names the event.' });

const about = <Name extends string, Data extends Type.TProperties>(event: Name, data: Data) =>
  Type.Object({ id: EventId, event: Type.Literal(event), data: Type.Object(data) });

/** The company that caused the event. */
const companyId = Id;

/**
 * What a stream of events tells a company about. Ids alone: the rest is read with other calls. `reset` is first on a
 * stream that does not go on where another ended, and comes whenever events may have been lost: what was read
 * before may be outdated.
 */
export const LiveEvent = Type.Union([
  about('reset', {}),
  about('message', { companyId, messageId: Id }),
  about('connection-request', { companyId, connectionId: Id }),
  about('connection-accepted', { companyId, connectionId: Id }),
  about('connection-removed', { companyId, connectionId: Id }),
]);
export type LiveEvent = Type.Static<typeof LiveEvent>;

/** Where to go on. */
export const LastEventId = Type.Object({
  'last-event-id': Type.Optional(
    Type.String({
      title: 'Last-Event-ID',
      maxLength: 200,
      description: 'The id of the last event that came.',
    }),
  ),
});
