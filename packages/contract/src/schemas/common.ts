import { Type } from 'typebox';

/** A time-ordered UUID (version 7), as text. */
export const Id = Type.String({ format: 'uuid', description: 'A UUID.' });

/** An address of a picture or a film that any browser may load: http or https, at most 2,048 characters. */
export const MediaUrl = (title: string) =>
  Type.String({
    title,
    format: 'http-url',
    maxLength: 2048,
    description: 'An http or https URL of a public host, without a user name.',
  });

/** What shows: no space, control, mark without a letter, filler, or anything else that is drawn as nothing. */
const visibleCharacter = String.raw`[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]`;

const required = { minLength: 1, pattern: visibleCharacter };
const oneLine = {
  format: 'one-line',
  description: 'One line, without control characters and marks of direction.',
};

/**
 * Text that must hold at least one visible character, and may have many lines. `title` is the name that error messages
 * use, here and below.
 */
export const RequiredText = (title: string, maxLength: number) =>
  Type.String({ title, maxLength, ...required });

/** Text that may be empty, and may have many lines. */
export const OptionalText = (title: string, maxLength: number) => Type.String({ title, maxLength });

/** A name or the like: one line that must hold at least one visible character. */
export const RequiredLine = (title: string, maxLength: number) =>
  Type.String({ title, maxLength, ...required, ...oneLine });

/** One line that may be empty. */
export const OptionalLine = (title: string, maxLength: number) =>
  Type.String({ title, maxLength, ...oneLine });

/** An email address: exactly one @, no white space, a dot in the domain. */
export const Email = (title: string) =>
  Type.String({
    title,
    format: 'plain-email',
    minLength: 1,
    maxLength: 254,
    description: 'An email address.',
  });

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Which part of a long list to answer with. */
export const PageQuery = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ title: 'limit', minimum: 1, maximum: 100, default: 20, description: 'Rows a page.' }),
    ),
    cursor: Type.Optional(
      Type.String({
        title: 'cursor',
        maxLength: 2000,
        description: 'Where the page starts: taken from the Link header of the page before.',
      }),
    ),
  },
  { additionalProperties: false },
);
export interface PageQuery extends Type.Static<typeof PageQuery> {}

/** Names a write, so that it can be sent again without being done again when its answer was lost. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      title: 'Idempotency-Key',
      format: 'visible-ascii',
      minLength: 1,
      maxLength: 200,
      description:
        'Chosen by the caller, of visible ASCII characters, a new one for each write. For 24 hours the same call ' +
        'with the same key is answered as it was the first time, and nothing is stored again. A call that was ' +
        'refused can be sent again with its key.',
    }),
  ),
});

/** The answer of a call that has nothing to say but that it worked. */
export const Message = Type.Object({ message: Type.String() });
export interface Message extends Type.Static<typeof Message> {}
