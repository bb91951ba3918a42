import { Type } from 'typebox';
import { formats } from '../formats.ts';
import { defaultPageRows, maxPrice, maxSearchLength, maxUnits } from '../limits.ts';

/** A time-ordered UUID (version 7), as text. */
export const Id = Type.String({ format: 'uuid', description: formats.uuid });

/** An address of an image or a video that any browser may load: http or https, at most 2,048 characters. */
export const MediaUrl = (title: string) =>
  Type.String({
    title,
    format: 'http-url',
    maxLength: 2048,
    description: formats['http-url'],
  });

/** An address of a picture: as `MediaUrl`, or that of a picture which the company has uploaded. */
export const PictureUrl = (title: string) =>
  Type.String({
    title,
    format: 'picture-url',
    maxLength: 2048,
    description: formats['picture-url'],
  });

/** A character that is visible: no space, control character, lone mark, filler or other invisible one. */
const visibleCharacter = String.raw`[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]`;

const required = { minLength: 1, pattern: visibleCharacter };
const oneLine = {
  format: 'one-line',
  description: formats['one-line'],
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
    description: formats['plain-email'],
  });

/** A password that is chosen. */
export const NewPassword = (title: string) =>
  Type.String({
    title,
    minLength: 8,
    maxLength: 200,
    description: 'At least 8 characters, and nothing that is easy to guess.',
  });

/** The token of a link that somebody was sent. */
export const LinkToken = (description: string) =>
  Type.String({ title: 'Link', minLength: 1, maxLength: 200, description });

/**
 * A number that is written with at most two decimals. Not `multipleOf: 0.01`: 19.99 divided by 0.01 is not whole for a
 * validator that computes with binary fractions.
 */
export const TwoDecimals = (options: Type.TNumberOptions) =>
  Type.Number({ ...options, format: 'two-decimals' });

export const Nullable = <T extends Type.TSchema>(schema: T, options?: Type.TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options);

/** What a caller sends: unknown fields are refused. */
export const Input = <Fields extends Type.TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

type OutputField<Field> = Field extends Type.TString
  ? Type.TString
  : Field extends Type.TEnum
    ? Type.TString
    : Field extends Type.TInteger
      ? Type.TInteger
      : Field extends Type.TNumber
        ? Type.TNumber
        : Field extends Type.TArray<infer Item extends Type.TSchema>
          ? Type.TArray<Item extends Type.TObject ? Item : OutputField<Item>>
          : Field extends Type.TObject<infer Fields>
            ? Type.TUnion<[Type.TObject<Fields>, Type.TNull]>
            : Field extends Type.TUnion<[infer Value extends Type.TSchema, Type.TNull]>
              ? Type.TUnion<[OutputField<Value>, Type.TNull]>
              : never;

function withoutLimits(field: Type.TSchema): Type.TSchema {
  if (Type.IsString(field) || Type.IsEnum(field)) return Type.String();
  if (Type.IsArray(field)) return Type.Array(withoutLimits(field.items));
  if (Type.IsUnion(field)) return Nullable(withoutLimits(field.anyOf[0]!));
  if (Type.IsObject(field)) {
    const fields = Object.entries(field.properties).map(([name, each]) => [name, withoutLimits(each)]);
    return Type.Object(Object.fromEntries(fields) as Type.TProperties);
  }
  const { description } = field as Type.TSchemaOptions;
  const options = description === undefined ? {} : { description };
  return Type.IsInteger(field) ? Type.Integer(options) : Type.Number(options);
}

/** The schema of an input's field in responses. */
const outputField = (field: Type.TSchema): Type.TSchema =>
  Type.IsObject(field) ? Nullable(withoutLimits(field)) : withoutLimits(field);

/**
 * The schemas of an input's fields in responses: all are present, and none has limits, because stored data may be older
 * than a limit. When the input left a field out, a text or list is empty, a number is 0 and an object is null.
 */
export const outputFields = <Fields extends Type.TProperties>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, outputField(field)])) as {
    [Name in keyof Fields]: OutputField<Fields[Name]>;
  };

/** The query parameter for the maximum number of rows in a response. */
export const Limit = (options: { maximum: number; default: number; description?: string }) =>
  Type.Optional(Type.Integer({ title: 'limit', minimum: 1, ...options }));

/** Which page of a long list to return. */
export const PageQuery = Input({
  limit: Limit({ maximum: 100, default: defaultPageRows, description: 'Rows a page.' }),
  cursor: Type.Optional(
    Type.String({
      title: 'cursor',
      maxLength: 2000,
      description: 'Where the page starts: taken from the Link header of the page before.',
    }),
  ),
});
export interface PageQuery extends Type.Static<typeof PageQuery> {}

/** An amount of money with at most two decimals. */
export const Rupees = (title: string, description: string) =>
  TwoDecimals({ title, minimum: 0, maximum: maxPrice, description });

/** How many units, with at most three decimals. */
export const Quantity = (title: string) =>
  Type.Number({
    title,
    minimum: 0.001,
    maximum: maxUnits,
    format: 'three-decimals',
    description: 'In units, at most three decimals.',
  });

/** A day without a time. */
export const Day = (title: string, description: string = formats.date) =>
  Type.String({ title, format: 'date', description });

/** A moment in a response. */
export const Moment = Type.String({ format: 'date-time' });

/** The query parameter for what to search for. */
export const SearchText = (description: string) =>
  Type.String({ title: 'q', minLength: 1, maxLength: maxSearchLength, pattern: String.raw`\S`, description });

/** A query parameter that is true or false. */
export const Flag = (title: string, description: string) =>
  Type.Optional(Type.Boolean({ title, description }));

/** The version of what a change was made on. Without it the change is made whatever others have changed. */
export const Version = Type.Optional(
  Type.Integer({
    title: 'Version',
    minimum: 1,
    description:
      'The version that was read. When one of the fields that are sent has changed since, the answer is 409 `outdated`.',
  }),
);

/** Identifies a write, so that it can be retried after a lost response without being done twice. */
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

/** What a caller has of a resource already. */
export const ConditionalHeaders = Type.Object({
  'if-none-match': Type.Optional(
    Type.String({
      title: 'If-None-Match',
      description:
        'The ETag of the response that the caller has. While that is the newest, the answer is 304.',
    }),
  ),
});

/** The response of a call that returns no data. */
export const Message = Type.Object({ message: Type.String() });
export interface Message extends Type.Static<typeof Message> {}
