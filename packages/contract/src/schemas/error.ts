import { Type } from 'typebox';

/** What went wrong, for programs: stable, unlike the message. */
export const ErrorCode = Type.Union([
  Type.Literal('bad_request'),
  Type.Literal('invalid_fields'),
  Type.Literal('unauthorized'),
  Type.Literal('forbidden'),
  Type.Literal('not_found'),
  Type.Literal('conflict'),
  Type.Literal('outdated', { description: 'Changed by somebody else since it was read.' }),
  Type.Literal('expired', { description: 'No longer valid.' }),
  Type.Literal('stock', { description: 'Not enough in stock.' }),
  Type.Literal('limit', { description: 'There is no room for more.' }),
  Type.Literal('payload_too_large'),
  Type.Literal('unsupported_media_type'),
  Type.Literal('idempotency_key_reused'),
  Type.Literal('too_many_requests'),
  Type.Literal('internal_error'),
  Type.Literal('unavailable'),
]);
export type ErrorCode = Type.Static<typeof ErrorCode>;

/** The body of every error response. */
export const ErrorBody = Type.Object({
  message: Type.String({ description: 'One sentence for people.' }),
  code: ErrorCode,
  requestId: Type.String({ description: 'Names this call in the log of the server.' }),
  fields: Type.Optional(
    // The caller chose the names, so any character is possible, line breaks too.
    Type.Record(Type.String({ pattern: String.raw`^[\s\S]*$` }), Type.String(), {
      description: 'With status 400 and 409: the fields at fault, each with a sentence.',
    }),
  ),
});
export interface ErrorBody extends Type.Static<typeof ErrorBody> {}

/** An error that also has the present state, so that the caller can decide anew. */
export const ErrorBodyWith = <Current extends Type.TSchema>(current: Current) =>
  Type.Object({ ...ErrorBody.properties, current: Type.Optional(current) });
