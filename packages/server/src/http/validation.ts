import { Ajv, type AnySchema, type Options, type ValidateFunction } from 'ajv';
import { isEmail } from '#email.ts';
import type { App } from './app-type.ts';
import { isId, isMediaUrl, isOneLine, isStorable, isVisibleAscii } from './formats.ts';

const common: Options = {
  // Reports all invalid fields at once; the size of a body limits the work.
  allErrors: true,
  // The messages need the schema that failed.
  verbose: true,
  // Otherwise 19.99 would be no multiple of 0.01.
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

/** A body is JSON: nothing is converted, removed or filled in. */
const body = new Ajv(common);
/**
 * In an address everything is text: numbers are converted, defaults are filled in, and a single value becomes a list.
 * With strict numbers, text that is converted to infinity would pass the limits.
 */
const address = new Ajv({ ...common, coerceTypes: 'array', useDefaults: true, strictNumbers: false });

/** The schema with a rule for every text that the contract does not repeat. */
const requireStorableText = (schema: unknown): AnySchema =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'string'
      ? { ...value, storable: true }
      : value,
  ) as AnySchema;

/** Validates requests by the contract's schemas. Each is compiled when it is first needed; see `serializeResponses`. */
export function validateRequests(app: App): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined;
    return (data: unknown) => {
      validate ??= (httpPart === 'body' ? body : address).compile(requireStorableText(schema));
      return validate(data) || { error: validate.errors ?? [] };
    };
  });
}
