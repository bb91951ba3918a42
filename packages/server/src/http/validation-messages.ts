import type { ErrorObject } from 'ajv';
import { isHttpUrl } from './formats.ts';

interface Titled {
  title?: string;
  anyOf?: Titled[];
  properties?: Record<string, Titled>;
}

/** More would help nobody. */
const maxFields = 20;

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
};

const onPublicHost = 'be on a public host, not a local or private one, and hold no user name or password';

const formats: Record<string, (value: string) => string> = {
  uuid: () => 'be an id',
  date: () => 'be a day such as 2026-11-22',
  'http-url': (value) => (isHttpUrl(value) ? onPublicHost : 'be an http or https URL'),
  'picture-url': (value) =>
    isHttpUrl(value) ? onPublicHost : 'be an http or https URL or the address of an uploaded image',
  'one-line': () => 'be one line of text, without control characters and embedded changes of direction',
  'plain-email': () => 'be a valid email address',
  'hsn-code': () => 'be 4 to 8 digits',
  gstin: () => 'be a GSTIN: 15 characters, the last one a check of the others',
  'time-zone': () => 'be a time zone such as Asia/Kolkata',
  'two-decimals': () => 'have at most two decimals',
  'three-decimals': () => 'have at most three decimals',
  'visible-ascii': () => 'be made of visible ASCII characters, no spaces',
};

/** The end of a sentence that starts with the name of the field, for each keyword of the contract's schemas. */
const sentences: Record<string, (params: Record<string, unknown>, value: unknown) => string> = {
  required: () => 'is required.',
  additionalProperties: () => 'is not a known field.',
  type: ({ type }) => `must be ${types[String(type)] ?? String(type)}.`,
  minLength: ({ limit }) =>
    limit === 1 ? 'is required.' : `must have at least ${String(limit)} characters.`,
  // The only pattern demands a visible character.
  pattern: () => 'is required.',
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters.`,
  minimum: ({ limit }) => `must be at least ${String(limit)}.`,
  maximum: ({ limit }) => `must be at most ${String(limit)}.`,
  minItems: ({ limit }) => `must have at least ${String(limit)} ${limit === 1 ? 'entry' : 'entries'}.`,
  maxItems: ({ limit }) => `must have at most ${String(limit)} entries.`,
  format: ({ format }, value) => `must ${formats[String(format)]?.(String(value)) ?? 'be valid'}.`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}.`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as string[]).join(', ')}.`,
  storable: () => 'contains a character that cannot be stored.',
};
const ranks = Object.keys(sentences);

const isOfNull = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'type' && params['type'] === 'null';

/** Orders several errors of one field: that it is missing comes before its form. */
const rank = ({ keyword }: ErrorObject): number => ranks.indexOf(keyword);

/** The invalid property below `instancePath`, for the two keywords that Ajv reports on the object. */
const propertyOf = ({ keyword, params }: ErrorObject): string | undefined => {
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return undefined;
};

const decode = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Otherwise it is the index of a list entry. */
const isName = (step: string): boolean => !/^\d+$/.test(step);

function describe(error: ErrorObject, part?: string): [field: string, sentence: string] {
  const schema = (error.parentSchema ?? {}) as Titled;
  const property = propertyOf(error);
  const path = error.instancePath.split('/').slice(1).map(decode);
  if (property !== undefined) path.push(property);
  const own = property === undefined ? schema : schema.properties?.[property];
  const name = own?.title ?? own?.anyOf?.[0]?.title ?? path.findLast(isName) ?? 'The body';
  // A header is there or not, while an empty field of a form was not filled in.
  const isEmptyHeader = part === 'headers' && error.keyword === 'minLength';
  const sentence = isEmptyHeader
    ? 'must not be empty.'
    : (sentences[error.keyword]?.(error.params, error.data) ?? 'is not valid.');
  return [path.join('.'), `${name} ${sentence}`];
}

/**
 * One sentence for each invalid field; keys are paths such as `images.1`, empty for the whole body.
 *
 * @param part of the request: `body`, `headers`, `params` or `querystring`.
 */
export function invalidFields(errors: readonly ErrorObject[], part?: string): Record<string, string> {
  const described = errors.filter(({ keyword }) => keyword in sentences);
  // That null would be right, too, is no news about a value with an error in it.
  const isBeside = (error: ErrorObject) =>
    isOfNull(error) &&
    described.some((other) => !isOfNull(other) && other.instancePath.startsWith(error.instancePath));
  const known = described.filter((error) => !isBeside(error)).sort((a, b) => rank(a) - rank(b));
  const fields = new Map<string, string>();
  for (const [field, sentence] of (known.length > 0 ? known : errors).map((error) => describe(error, part))) {
    if (!fields.has(field)) fields.set(field, sentence);
  }
  return Object.fromEntries([...fields].slice(0, maxFields));
}
