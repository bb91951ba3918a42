import type { formats } from '@guildhall/contract';
import { hasDecimals } from '@guildhall/contract/money';
import { Ajv, type AnySchema, type Format, type Options, type ValidateFunction } from 'ajv';
import { isEmail } from '#email.ts';
import type { App } from './app-type.ts';
import { compileOnce } from './compile-once.ts';
import { BadRequestError } from './errors.ts';
import {
  isDay,
  isGstin,
  isHsnCode,
  isId,
  isMediaUrl,
  isOneLine,
  isPictureUrl,
  isStorable,
  isTimeZone,
  isVisibleAscii,
} from './formats.ts';
import { toNormalForm } from './normal-form.ts';
import { invalidFields } from './validation-messages.ts';

/** How a value is checked for each format of the contract's inputs. */
export const inputFormats = {
  uuid: isId,
  date: isDay,
  'http-url': isMediaUrl,
  'picture-url': isPictureUrl,
  'one-line': isOneLine,
  'plain-email': isEmail,
  'hsn-code': isHsnCode,
  gstin: isGstin,
  'time-zone': isTimeZone,
  'two-decimals': { type: 'number', validate: (value: number) => hasDecimals(value, 2) },
  'three-decimals': { type: 'number', validate: (value: number) => hasDecimals(value, 3) },
  'visible-ascii': isVisibleAscii,
} satisfies Record<Exclude<keyof typeof formats, 'date-time'>, Format>;

const common: Options = {
  // Reports all invalid fields at once; the size of a body limits the work.
  allErrors: true,
  // The messages need the schema that failed.
  verbose: true,
  formats: inputFormats,
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

/**
 * Checks values that are no bodies of their own, such as the rows of a file, by the same rules: returns a sentence for
 * each invalid field, none for a valid value.
 */
export function createValidator(schema: object): (value: unknown) => Record<string, string> {
  const validate = body.compile(requireStorableText(schema));
  return (value) => (validate(value) ? {} : invalidFields(validate.errors ?? []));
}

const bodyValidator = compileOnce((schema): ValidateFunction => body.compile(requireStorableText(schema)));
const addressValidator = compileOnce((schema): ValidateFunction =>
  address.compile(requireStorableText(schema)),
);

const encodedBytes = /(?:%[\da-f]{2})+/gi;

/** Whether a part of a query can be decoded. A percent sign without two digits stays as it is. */
const isUtf8 = (text: string): boolean => {
  try {
    for (const [bytes] of text.matchAll(encodedBytes)) decodeURIComponent(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The invalid fields of a query whose bytes are no UTF-8, which the parser takes for the text `%FF`. */
function invalidBytes(url: string): Record<string, string> {
  const query = url.includes('%') ? url.slice(url.indexOf('?') + 1).split('&') : [];
  const names = query.filter((part) => !isUtf8(part)).map((part) => part.split('=')[0]!);
  return Object.fromEntries(names.map((name) => [name, `${name} is not valid UTF-8.`]));
}

/** Validates requests by the contract's schemas, with all text in one normal form; see `compileOnce`. */
export function validateRequests(app: App): void {
  app.addHook('preValidation', ({ url, routeOptions }, _reply, done) => {
    const fields = routeOptions.schema?.querystring ? invalidBytes(url) : {};
    done(Object.keys(fields).length > 0 ? new BadRequestError(fields) : undefined);
  });
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined;
    return (data: unknown) => {
      validate ??= (httpPart === 'body' ? bodyValidator : addressValidator)(schema);
      const value = toNormalForm(data);
      return validate(value) ? { value } : { error: validate.errors ?? [] };
    };
  });
}
