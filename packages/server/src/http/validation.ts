import { Ajv, type AnySchema, type Options, type ValidateFunction } from 'ajv';
import { isEmail } from '#email.ts';
import type { App } from './app-type.ts';
import { isId, isMediaUrl, isOneLine, isStorable, isVisibleAscii } from './formats.ts';

const common: Options = {
  // All fields at fault are told at once; the size of a body bounds the work.
  allErrors: true,
  // The messages are made of the schema that refused.
  verbose: true,
  // Or 19.99 would be no multiple of 0.01.
  multipleOfPrecision: 3,
  formats: {
    uuid: isId,
    'http-url': isMediaUrl,
    'one-line': isOneLine,
    'plain-email': isEmail,
    'visible-ascii': isVisibleAscii,
  },
  keywords: [
    {
      keyword: 'storable',
      type: 'string',
      schema: false,
      validate: isStorable,
    },
  ],
};

/** A body is JSON and means what it says: nothing is converted, removed or filled in. */
const body = new Ajv(common);
/**
 * In an address everything is text: numbers are converted and defaults filled in, and a list may have one entry alone.
 * Strict numbers would skip the limits of what is converted to infinity.
 */
const address = new Ajv({ ...common, coerceTypes: 'array', useDefaults: true, strictNumbers: false });

/** The schema with a demand that the contract need not repeat for each text. */
const demandStorableText = (schema: unknown): AnySchema =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'string'
      ? { ...value, storable: true }
      : value,
  ) as AnySchema;

/** Holds requests against the contract's schemas. Each is compiled when it is first needed; see `serializeAnswers`. */
export function validateRequests(app: App): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined;
    return (data: unknown) => {
      validate ??= (httpPart === 'body' ? body : address).compile(demandStorableText(schema));
      return validate(data) || { error: validate.errors ?? [] };
    };
  });
}
