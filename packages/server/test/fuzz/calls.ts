import { endpoints, routes, type EndpointName } from '@guildhall/contract';
import fc from 'fast-check';
import { anyText, brokenBody, invalidBody, toJson, validValue } from './bodies.ts';
import { brokenForm, rightForm, wrongForms } from './forms.ts';
import { badSegments, headersToRepeat, methods, oddHeaders, otherTypes, tricks } from './odd.ts';
import type { Schema } from './schema.ts';
import { brokenSheet, rightSheet, wrongSheets } from './sheets.ts';
import type { RawCall } from './wire.ts';

/** A call, and the expected response; undefined where several are right. */
export interface FuzzedCall extends RawCall {
  kind: string;
  expected?: { status: number; field?: string } | undefined;
}

/** The caller's token, and the ids of existing companies, the caller's first. */
export interface Caller {
  token: string;
  ids: [own: string, ...others: string[]];
  /** What an endpoint is about, where its path begins with the id of something else than a company. */
  subjects: Partial<Record<EndpointName, string>>;
}

/** The schemas of an endpoint in the contract, and valid calls of it. */
interface Endpoint {
  schemas: { params?: Schema; querystring?: Schema; body?: Schema; headers?: Schema; consumes?: string[] };
  ids: Caller['ids'];
  /** The path with ids in it, one of them replaced by `segment`. */
  pathWith: (param?: string, segment?: string) => string;
  right: fc.Arbitrary<RawCall>;
}

type Calls = fc.Arbitrary<FuzzedCall>;

const json = 'application/json';

/** A body that is not JSON: how it is sent, one that is right, wrong ones, and ones that are broken anywhere. */
interface OtherBody {
  type: string;
  right: string;
  wrong: [body: string, field: string][];
  broken: fc.Arbitrary<string>;
}

const otherBodies: Record<string, OtherBody> = {
  'multipart/form-data': {
    type: 'multipart/form-data; boundary=x',
    right: rightForm,
    wrong: wrongForms,
    broken: brokenForm,
  },
  'text/csv': { type: 'text/csv', right: rightSheet, wrong: wrongSheets, broken: brokenSheet },
};
const otherBodyOf = ({ consumes }: Endpoint['schemas']) => consumes && otherBodies[consumes[0]!];

function endpointOf(name: EndpointName, { token, ids, subjects }: Caller): Endpoint {
  const [method, path] = endpoints[name];
  const schemas: Endpoint['schemas'] = routes[name].schema as Endpoint['schemas'];
  const { params, querystring, body } = schemas;
  const names = Object.keys(params?.properties ?? {});
  const subject = subjects[name];
  const inPath = subject === undefined ? ids : [subject];
  const pathWith = (param?: string, segment = '') =>
    path.replaceAll(/:(\w+)/g, (_all, each: string) =>
      each === param ? segment : (inPath[names.indexOf(each)] ?? ids[0]),
    );
  const required = new URLSearchParams(
    Object.fromEntries((querystring?.required ?? []).map((field) => [field, 'steel'])),
  );
  const target = required.size > 0 ? `${pathWith()}?${required.toString()}` : pathWith();
  const headers: RawCall['headers'] = [['Authorization', `Bearer ${token}`]];
  const other = otherBodyOf(schemas);
  if (body) headers.push(['Content-Type', other?.type ?? json]);
  const text = other
    ? fc.constant(other.right)
    : body
      ? validValue(body, ids).map(toJson)
      : fc.constant(undefined);
  return { schemas, ids, pathWith, right: text.map((each) => ({ method, target, headers, body: each })) };
}

const withHeader = (call: RawCall, ...header: [name: string, value: string]): RawCall => ({
  ...call,
  headers: [...call.headers.filter(([name]) => name !== header[0]), header],
});

/** Errors in the parts of every call: method, path and headers. */
const commonCalls = ({ right, pathWith }: Endpoint): Calls[] => [
  right.map((call) => ({ ...call, kind: 'right' })),
  fc
    .tuple(right, fc.constantFrom(...tricks))
    .map(([call, trick]) => ({ ...call, kind: 'path', target: trick(pathWith()) })),
  fc
    .tuple(right, fc.constantFrom(...oddHeaders))
    .map(([call, header]) => ({ ...withHeader(call, ...header), kind: 'header' })),
  fc.tuple(right, fc.constantFrom(...headersToRepeat)).map(([call, header]) => ({
    ...call,
    kind: 'repeated header',
    headers: [...call.headers, header, header],
  })),
  fc.tuple(right, fc.constantFrom(...methods)).map(([call, method]) => ({ ...call, kind: 'method', method })),
];

function bodyCalls(body: Schema, { right, ids }: Endpoint): Calls[] {
  const invalid: Calls = fc
    .tuple(right, invalidBody(body, ids))
    .map(([call, { json: text, invalidField }]) => ({
      ...call,
      body: text,
      kind: 'body',
      expected: invalidField === undefined ? undefined : { status: 400, field: invalidField },
    }));
  const broken: Calls = fc
    .tuple(right, brokenBody(body, ids))
    .map(([call, text]) => ({ ...call, body: text, kind: 'broken body' }));
  const ofAnotherType: Calls = fc.tuple(right, fc.constantFrom(...otherTypes)).map(([call, type]) => ({
    ...withHeader(call, 'Content-Type', type),
    kind: 'content type',
    expected: { status: 415 },
  }));
  return [invalid, invalid, invalid, invalid, broken, ofAnotherType];
}

/** Bodies that are not JSON with one error, which the response must report, and ones that are broken anywhere. */
function otherBodyCalls({ right }: Endpoint, body: OtherBody): Calls[] {
  const invalid: Calls = fc.tuple(right, fc.constantFrom(...body.wrong)).map(([call, [text, field]]) => ({
    ...call,
    body: text,
    kind: 'other body',
    expected: { status: 400, field },
  }));
  const broken: Calls = fc
    .tuple(right, body.broken)
    .map(([call, text]) => ({ ...call, body: text, kind: 'broken other body' }));
  const ofAnotherType: Calls = fc
    .tuple(right, fc.constantFrom(json, 'text/plain', 'application/x-www-form-urlencoded', 'image/png'))
    .map(([call, type]) => ({
      ...withHeader(call, 'Content-Type', type),
      kind: 'content type',
      expected: { status: 415 },
    }));
  return [invalid, broken, broken, ofAnotherType];
}

function idCalls(params: Schema, { right, pathWith }: Endpoint): Calls[] {
  const names = Object.keys(params.properties ?? {});
  const ids = names.filter((name) => params.properties?.[name]?.format === 'uuid');
  const plain = fc.stringMatching(/^[\w~-]{3,60}$/);
  const odd = fc.oneof(fc.webSegment(), fc.constantFrom(...badSegments));
  const notAnId = (name: string): Calls =>
    fc.tuple(right, plain).map(([call, segment]) => ({
      ...call,
      kind: 'id',
      target: pathWith(name, segment),
      expected: { status: 400, field: name },
    }));
  return [
    ...ids.map(notAnId),
    fc
      .tuple(right, fc.constantFrom(...names), odd)
      .map(([call, name, segment]) => ({ ...call, kind: 'odd id', target: pathWith(name, segment) })),
  ];
}

/** A field too often: more than once, or where it holds several values, once more than it may. */
const tooOften = (field: string, { maxItems = 1 }: Schema) =>
  ['1', ...Array<string>(maxItems).fill('2')].join(`&${field}=`);

const wrongNumbers = ['0', '-1', '1.5', 'ten', '', '1e999', '%00', '99999999999'];

function queryCalls({ properties = {}, required = [] }: Schema, { right, pathWith, ids }: Endpoint): Calls[] {
  const fields = Object.entries(properties);
  const errors = fields.flatMap(([field, schema]) =>
    [...(schema.type === 'integer' ? wrongNumbers : ['%00', 'x'.repeat(3000)]), tooOften(field, schema)].map(
      (value) => ({ field, query: `${field}=${value}` }),
    ),
  );
  errors.push({ field: 'page', query: 'page=2' }, { field: 'limit[]', query: 'limit[]=1' });
  const values = fc.record(
    Object.fromEntries(
      fields
        // A cursor comes from a response.
        .filter(([field]) => field !== 'cursor')
        .map(([field, schema]) => [field, validValue(schema, ids)]),
    ),
    { requiredKeys: required },
  );
  const others = (field: string) =>
    required.filter((other) => other !== field).map((other) => `&${other}=steel`);
  return [
    fc.tuple(right, values).map(([call, query]) => ({
      ...call,
      kind: 'right query',
      target: `${pathWith()}?${new URLSearchParams(
        Object.entries(query).flatMap(([field, value]) =>
          [value].flat().map((each): [string, string] => [field, String(each)]),
        ),
      ).toString()}`,
    })),
    fc.tuple(right, fc.constantFrom(...errors)).map(([call, { field, query }]) => ({
      ...call,
      kind: 'query',
      target: `${pathWith()}?${query}${others(field).join('')}`,
      expected: { status: 400, field },
    })),
    fc.tuple(right, fc.constantFrom(...Object.keys(properties)), anyText(300)).map(([call, field, text]) => ({
      ...call,
      kind: 'odd query',
      target: `${pathWith()}?${field}=${encodeURIComponent(text)}`,
    })),
  ];
}

const headerCalls = ({ properties = {} }: Schema, { right }: Endpoint): Calls[] => [
  fc
    .tuple(right, fc.constantFrom(...Object.keys(properties)), fc.string({ minLength: 1, maxLength: 300 }))
    .map(([call, name, value]) => ({ ...withHeader(call, name, value), kind: 'known header' })),
];

/** Calls of one endpoint by its schemas in the contract: valid ones, and invalid ones of every kind. */
export function callsOf(name: EndpointName, caller: Caller): Calls {
  const endpoint = endpointOf(name, caller);
  const { params, querystring, body, headers } = endpoint.schemas;
  const other = otherBodyOf(endpoint.schemas);
  return fc.oneof(
    ...commonCalls(endpoint),
    ...(other ? otherBodyCalls(endpoint, other) : body ? bodyCalls(body, endpoint) : []),
    ...(params ? idCalls(params, endpoint) : []),
    ...(querystring ? queryCalls(querystring, endpoint) : []),
    ...(headers ? headerCalls(headers, endpoint) : []),
  );
}
