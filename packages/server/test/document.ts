import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';

interface Content {
  content?: Record<string, unknown>;
}
interface Response extends Content {
  headers?: Record<string, unknown>;
}
interface Operation {
  requestBody?: Content;
  responses: Record<string, { $ref: string } | Response>;
}
/** A call as it was made, and its response. Bodies are parsed. */
interface Exchange {
  method: string;
  /** With its query. */
  path: string;
  sent?: unknown;
  status: number;
  headers: Headers;
  body: unknown;
}

/** What the document says about each format, in code. */
const formats = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': (text: string) => text.endsWith('Z') && new Date(text).toISOString() === text,
  'http-url': /^https?:\/\/[^/@]+/i,
  'picture-url': /^(https?:\/\/[^/@]+|\/api\/files\/[\da-f-]{36}\/[^/]+$)/i,
  'one-line': /^[^\n\r\t\u2028\u2029]*$/,
  'plain-email': /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  'hsn-code': /^(\d{4,8})?$/,
  gstin: /^(\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]Z[\dA-Z])?$/,
  'time-zone': /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/,
  'two-decimals': {
    type: 'number' as const,
    validate: (value: number) => /^-?\d+(\.\d\d?)?$/.test(String(value)),
  },
  'three-decimals': {
    type: 'number' as const,
    validate: (value: number) => /^-?\d+(\.\d{1,3})?$/.test(String(value)),
  },
  'visible-ascii': /^[!-~]*$/,
  binary: true as const,
};

/** Headers that a response may lack although they are described. */
const optional = new Set(['Link', 'Content-Disposition']);

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
// Strict: a keyword that is not known is an error, except those at the document's root.
const ajv = new Ajv2020({ strict: true, allErrors: true, formats })
  .addVocabulary(Object.keys(document))
  .addSchema(document, 'document');
const known = new Map<string, ValidateFunction>();

const escape = (step: string) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The errors of a value by the schema at a place in the document. */
function errorsOf(value: unknown, steps: string[]): string[] {
  const place = `document#/${steps.map(escape).join('/')}`;
  const validate = known.get(place) ?? ajv.compile({ $ref: place });
  known.set(place, validate);
  return validate(value) ? [] : [`${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`];
}

const paths = Object.entries(document.paths)
  .map(([path, operations]) => ({
    path,
    operations,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  // A path without parameters wins.
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** Where in the document a response is described. */
function placeOf({ $ref }: { $ref?: string }, own: string[]): string[] {
  return $ref === undefined ? own : $ref.split('/').slice(1);
}
const read = (steps: string[]): Response =>
  steps.reduce<object>((at, step) => (at as Record<string, object>)[step]!, document);

function problemsOf({ method, path, sent, status, headers, body }: Exchange): string[] {
  const [address = ''] = path.split('?');
  const verb = method.toLowerCase();
  const match = paths.find(({ pattern, operations }) => verb in operations && pattern.test(address));
  if (!match) return [];
  const operation = match.operations[verb]!;
  const here = ['paths', match.path, verb];
  const declared = operation.responses[status];
  if (!declared) return ['the status is not declared'];
  const place = placeOf(declared as { $ref?: string }, [...here, 'responses', String(status)]);
  const response = read(place);
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const described = Object.keys(response.headers ?? {});
  const missing = described.filter((name) => !optional.has(name) && !headers.has(name));
  const unsaid = [...optional].filter((name) => headers.has(name) && !described.includes(name));
  const problems = [
    ...missing.map((name) => `${name} is missing`),
    ...unsaid.map((name) => `${name} is not described`),
  ];
  if (response.content === undefined) return body === null ? problems : [...problems, 'it has a body'];
  if (!(type in response.content)) return [...problems, `its type is ${type}`];
  problems.push(...errorsOf(body, [...place, 'content', type, 'schema']));
  const takesJson = operation.requestBody?.content && 'application/json' in operation.requestBody.content;
  if (status < 300 && takesJson)
    problems.push(...errorsOf(sent, [...here, 'requestBody', 'content', 'application/json', 'schema']));
  return problems;
}

/** Throws unless the OpenAPI document describes the response, and the request of a call that succeeded. */
export function requireDocumented(exchange: Exchange): void {
  const problems = problemsOf(exchange);
  if (problems.length === 0) return;
  const { method, path, status } = exchange;
  throw new Error(`Not as documented: ${method} ${path} ${status}: ${problems.join('; ')}`);
}
