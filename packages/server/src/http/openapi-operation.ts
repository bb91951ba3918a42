import { endpoints, rights, roles, routes, whoMay, type EndpointName } from '@guildhall/contract';
import { errors, nameOfStatus } from './openapi-info.ts';
import { isCountedWrite } from './write-limit.ts';

interface Operation {
  description?: string;
  operationId: EndpointName;
  responses: Record<string, object>;
}

const text = (description: string) => ({ description, schema: { type: 'string' } });

const headers = {
  'Cache-Control': text('`no-store`, or `private, no-cache` where an ETag allows to ask for changes.'),
  ETag: text(
    'Names this state. Sent back as `If-None-Match`, it is answered with 304 until something changes.',
  ),
  Link: text('`<address>; rel="next"`: the next page, from this server. Absent on the last one.'),
  'Content-Disposition': text('`attachment` with the name of a file. Absent where a picture is shown.'),
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': text('`Bearer`.'),
};

type HeaderName = keyof typeof headers;

const withHeaders = (...names: HeaderName[]) =>
  names.length === 0
    ? {}
    : {
        headers: Object.fromEntries(
          names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const),
        ),
      };

const headersOfStatus: Record<string, HeaderName[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

const isError = (status: string): boolean => Number(status) >= 400;
const statuses = [...new Set(Object.values(errors).map(([status]) => String(status)))];
const meaningsOf = (status: string) =>
  Object.entries(errors)
    .filter(([, [each]]) => String(each) === status)
    .map(([code, [, meaning]]) => `\`${code}\`: ${meaning}`)
    .join(' ');

const errorBody = { $ref: '#/components/schemas/ErrorBody' };
const content = { 'application/json': { schema: errorBody } };
/** Whether an error response has no more than the body of all errors. */
const hasPlainBody = (response: { content?: typeof content }): boolean =>
  response.content?.['application/json'].schema.$ref === errorBody.$ref;
/** The error responses, to which the operations refer. */
const errorResponses = Object.fromEntries(
  statuses.map((status) => [
    nameOfStatus(status),
    { description: meaningsOf(status), ...withHeaders(...(headersOfStatus[status] ?? [])), content },
  ]),
);

function isPage(name: EndpointName): boolean {
  const { schema } = routes[name];
  return 'querystring' in schema && 'cursor' in schema.querystring.properties;
}
const isPublic = (name: EndpointName): boolean => routes[name].access === 'public';
const isRead = (name: EndpointName): boolean => endpoints[name][0] === 'GET';
const hasETag = (name: EndpointName): boolean => '304' in routes[name].schema.response;
/** Calls whose response is a file to save. */
const sendsFile = new Set<EndpointName>(['exportCompany', 'exportProducts', 'readFile']);
const isCounted = (name: EndpointName): boolean => isCountedWrite({ operationId: name }, endpoints[name][0]);

/** The statuses that reads and uncounted writes share with other calls in the contract, but never have. */
function canOccur(name: EndpointName, status: string): boolean {
  // A read has no body.
  if (status === '413' || status === '415') return !isRead(name);
  if (status === '429')
    return (
      isCounted(name) ||
      (isPublic(name) && !isRead(name)) ||
      name === 'streamEvents' ||
      name === 'exportCompany'
    );
  return true;
}

function describeAccess(name: EndpointName): string {
  const { access } = routes[name];
  if (access === 'public') return 'Public.';
  const isForAll = rights[access].length === roles.length;
  return isForAll ? 'Needs a session.' : `Needs a session. ${whoMay(access)}`;
}

/** What a call says of itself, and what follows from its place in the contract. */
const describeCall = (name: EndpointName, own?: string): string =>
  [
    own,
    describeAccess(name),
    isPage(name) && 'A list in pages.',
    hasETag(name) && 'Answers 304 when nothing has changed.',
    isCounted(name) && 'Counts as a write of the company.',
  ]
    .filter(Boolean)
    .join(' ');

function describeResponse(name: EndpointName, status: string, response: object): object {
  if (isError(status) && hasPlainBody(response))
    return { $ref: `#/components/responses/${nameOfStatus(status)}` };
  if (isError(status)) return { ...response, description: meaningsOf(status) };
  const names: HeaderName[] = [];
  if (!isPublic(name) || hasETag(name)) names.push('Cache-Control');
  if (isPage(name)) names.push('Link');
  if (hasETag(name)) names.push('ETag');
  if (sendsFile.has(name)) names.push('Content-Disposition');
  return { ...response, ...withHeaders(...names) };
}

/** An operation with what follows from its place in the contract. */
function describeOperation(operation: Operation): Operation {
  const { operationId: name, description, responses } = operation;
  const described = Object.entries(responses)
    .filter(([status]) => canOccur(name, status))
    .map(([status, response]) => [status, describeResponse(name, status, response)]);
  return {
    ...operation,
    description: describeCall(name, description),
    responses: Object.fromEntries(described),
  };
}

const mapValues = (of: object, map: (value: never) => unknown) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value as never)]));

/** The document with its operations described, and with the components that they use. */
export const describeOperations = <Document extends { components?: object; paths?: object }>(
  document: Document,
): Document => ({
  ...document,
  components: { ...document.components, headers, responses: errorResponses },
  paths: mapValues(document.paths ?? {}, (path: object) => mapValues(path, describeOperation)),
});
