import fc from 'fast-check';
import { oddValues, samples, unknownNames, Verbatim } from './odd.ts';
import { changeAt, mainForm, positionsOf, typesOf, type Path, type Position, type Schema } from './schema.ts';

const someId = '01890000-0000-7000-8000-000000000000';
const mark = '\u0001verbatim:';

/** The JSON of a value, with verbatim parts unchanged. */
export const toJson = (value: unknown): string =>
  (
    JSON.stringify(value, (_key, inner: unknown) =>
      inner instanceof Verbatim ? mark + inner.json : inner,
    ) ?? ''
  ).replaceAll(
    /"\\u0001verbatim:((?:[^"\\]|\\.)*)"/g,
    (_all, json: string) => JSON.parse(`"${json}"`) as string,
  );

/** Any text that UTF-8 can encode, with NUL. */
export const anyText = (maxLength = 100) => {
  const point = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));
  return fc.string({ unit: point.map((code) => String.fromCodePoint(code)), maxLength });
};

/** Made before a server runs in this process: it takes a second, and several on a busy machine. */
const webUrl = fc.webUrl();

const text = ({ format, pattern, minLength = 0, maxLength = 100 }: Schema, ids: string[]) => {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid({ version: 7 }));
  if (format === 'http-url' || format === 'picture-url') return webUrl;
  if (format === 'plain-email') return fc.emailAddress();
  if (format === 'hsn-code') return fc.constantFrom('', '7208', '72085110');
  if (format === 'gstin') return fc.constantFrom('', '27AAPFU0939F1ZV');
  if (format === 'time-zone') return fc.constantFrom('Asia/Kolkata', 'Europe/London', 'UTC');
  if (format === 'date') return fc.constantFrom('2099-12-31', '2024-02-29');
  if (format === 'date-time') return fc.constant('2026-01-01T00:00:00.000Z');
  const min = pattern === undefined ? minLength : Math.max(minLength, 1);
  // A grapheme has several characters, and the limit counts characters.
  return (
    fc
      .string({ unit: 'grapheme', maxLength: Math.min(3, Math.floor(maxLength / 10)) })
      // No pattern, because a password with one is refused.
      .map((end) => 'vq7xkz2jwm'.repeat(Math.ceil(min / 10)).slice(0, min) + end)
  );
};

const number = ({ type, format, minimum = -1e9, maximum = 1e9 }: Schema) => {
  const decimals: Record<string, number> = { 'two-decimals': 0.01, 'three-decimals': 0.001 };
  const unit = decimals[format ?? ''] ?? (type === 'integer' ? 1 : 0.5);
  const steps = { min: Math.ceil(minimum / unit), max: Math.min(Math.floor(maximum / unit), 1e9) };
  const some = fc.integer(steps).map((step) => Number((step * unit).toFixed(3)));
  return fc.oneof(some, fc.constantFrom(minimum, maximum));
};

/** Values that the schema allows. `ids` are of existing companies. */
export function validValue(schema: Schema, ids: string[]): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((form) => validValue(form, ids)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { type, items = {}, minItems: minLength = 0, maxItems = 3, properties = {}, required = [] } = schema;
  if (type === 'string') return text(schema, ids);
  if (type === 'number' || type === 'integer') return number(schema);
  if (type === 'array')
    return fc.array(validValue(items, ids), { minLength, maxLength: Math.min(3, maxItems) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  const members = Object.entries(properties).map(
    ([name, member]) => [name, validValue(member, ids)] as const,
  );
  return fc.record(Object.fromEntries(members), { requiredKeys: required });
}

/** A body, and the field that a 400 must name; undefined where the body may be valid. */
export interface FuzzedBody {
  json: string;
  invalidField?: string | undefined;
}

/** Values that the schema refuses, in any body. */
function refusedValues(schema: Schema): unknown[] {
  const allowed = typesOf(schema);
  const {
    type,
    format,
    pattern,
    minLength = 0,
    maxLength,
    minimum,
    maximum,
    minItems = 0,
    maxItems,
    items,
  } = mainForm(schema);
  const wrong: unknown[] = samples.filter(([sample]) => !allowed.includes(sample)).map(([, value]) => value);
  if (type === 'string')
    wrong.push('a\0b', '\ud800', '\udc00\ud800', 'https://x.example/\0', 'a\ud800@x.example');
  if (format === 'one-line') wrong.push('a\nb', 'a\u202eb');
  if (format === 'picture-url')
    wrong.push('/api/files/1/a.webp', `/api/files/${someId}/a/b`, `/api/files/${someId}/%zz`);
  if (format === 'http-url' || format === 'picture-url')
    wrong.push('http://127.0.0.1/a.png', 'https://a:b@x.example/a.png');
  if (pattern !== undefined) wrong.push('\u200b\u00ad');
  if (minLength > 0) wrong.push('');
  if (maxLength !== undefined)
    wrong.push('x'.repeat(maxLength + 1), '🙂'.repeat(maxLength + 1), 'x'.repeat(100_000));
  if (minimum !== undefined) wrong.push(minimum - 1, -Number.MAX_VALUE, new Verbatim('-1e999'));
  if (maximum !== undefined) wrong.push(maximum + 1, Number.MAX_VALUE, new Verbatim('1e999'));
  if (maximum !== undefined) wrong.push(new Verbatim('123456789012345678901234567890'));
  if (type === 'integer') wrong.push(0.5);
  if (format === 'two-decimals') wrong.push(0.001, Number.MIN_VALUE);
  if (format === 'three-decimals') wrong.push(1.0001, Number.MIN_VALUE);
  if (format === 'date') wrong.push('2026-02-30', '22 Nov 2026', '0000-01-01', '2026-1-1');
  if (minItems > 0) wrong.push([]);
  if (maxItems !== undefined)
    wrong.push(Array.from({ length: maxItems + 1 }, () => (items?.format ? 'x' : '')));
  return wrong;
}

const name = (path: Path): string => path.join('.');
/** Bodies in which one value is invalid, or only unusual; serialized when they are chosen. */
function errorAt(body: unknown, { path, schema, isRequired }: Position): fc.Arbitrary<FuzzedBody> {
  const put = (value: unknown) => toJson(changeAt(body, path, () => value));
  const withMember = (member: string) =>
    toJson(changeAt(body, path, (value) => ({ ...(value as object), [member]: 1 })));
  const errors: (() => FuzzedBody)[] = refusedValues(schema).map((value) => () => ({
    json: put(value),
    invalidField: name(path),
  }));
  if (isRequired && path.length > 0) errors.push(() => ({ json: put(undefined), invalidField: name(path) }));
  if (mainForm(schema).properties) {
    for (const member of unknownNames) {
      errors.push(() => ({ json: withMember(member), invalidField: name([...path, member]) }));
    }
  }
  const odd = oddValues.map((value) => () => ({ json: put(value) }));
  return fc
    .oneof({ weight: 4, arbitrary: fc.constantFrom(...errors) }, fc.constantFrom(...odd))
    .map((write) => write());
}

/** Bodies with one error, which the response must report. */
export const invalidBody = (schema: Schema, ids: string[]): fc.Arbitrary<FuzzedBody> =>
  validValue(schema, ids).chain((body) =>
    fc.constantFrom(...positionsOf(schema, body)).chain((position) => errorAt(body, position)),
  );

/** Bodies that are no JSON, or not of the schema: truncated, scrambled, deeply nested, too large. */
export const brokenBody = (schema: Schema, ids: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(validValue(schema, ids), fc.nat(), fc.constantFrom('', '"', '\\', '}', '\0', ',', '\ufeff'))
      .map(([body, at, put]) => {
        const json = toJson(body);
        const cut = at % json.length;
        return json.slice(0, cut) + put + (put === '' ? '' : json.slice(cut));
      }),
    fc.json(),
    anyText(),
    fc.constantFrom(
      '',
      ' ',
      '\ufeff{}',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
      "{'a':1}",
    ),
    fc.constantFrom('{"a":1,"a":2}', '[1,2', '1e999', '"\\ud800"', '{"a":\u0000}', 'NaN', 'undefined'),
    fc.integer({ min: 2, max: 100_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.integer({ min: 2, max: 40_000 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
    fc.integer({ min: 250_000, max: 600_000 }).map((length) => JSON.stringify({ a: 'x'.repeat(length) })),
  );
