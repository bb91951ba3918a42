import { formats, type EndpointName, type ErrorCode, type routes } from '@guildhall/contract';
import { STATUS_CODES } from 'node:http';
import { sessionDays } from './session.ts';

/** The status of each error, and what it means. */
export const errors: Record<ErrorCode, [status: number, meaning: string]> = {
  bad_request: [400, 'The request cannot be read.'],
  invalid_fields: [400, 'The input is not valid: `fields` has a sentence for each field at fault.'],
  unauthorized: [401, 'There is no session, or it has ended. At log-in: the email or the password is wrong.'],
  forbidden: [
    403,
    'The session, or the role of its member, may not do this. At log-in: the company is not active.',
  ],
  not_found: [404, 'There is no such thing, or none that the session may see.'],
  conflict: [
    409,
    'The call contradicts what is stored. `fields` names the fields at fault, if any, `orders` the orders that have to end before.',
  ],
  outdated: [409, 'Somebody else has changed this since it was read. `current` has the present state.'],
  expired: [409, 'It is no longer valid.'],
  stock: [409, 'There is not enough in stock. Of an order, `shortfall` has each line that falls short.'],
  limit: [409, 'There is no room for more.'],
  payload_too_large: [413, 'The body is too large.'],
  unsupported_media_type: [415, 'The body is not of the type that the call takes.'],
  idempotency_key_reused: [422, 'The Idempotency-Key was used for another call.'],
  too_many_requests: [429, 'There were too many calls. `Retry-After` says when to try again.'],
  internal_error: [500, 'The server failed. The log of the server has the cause, by `requestId`.'],
  unavailable: [503, 'The server cannot serve calls at the moment. `Retry-After` says when to try again.'],
};

type Tag = (typeof routes)[EndpointName]['schema']['tags'][number];

const tags: Record<Tag, string> = {
  Users: 'Companies: their accounts and profiles.',
  Sessions: 'Where a member is logged in.',
  Activity: 'What the members of a company did.',
  Settings: 'How Guildhall works for a company.',
  Attention: 'What waits for a company, and what has happened to it.',
  Members: 'The people of a company, and invitations to it.',
  Connections: 'Requests for a connection, and connected companies.',
  Blocks: 'Companies that one wants nothing to do with, and reports to those who run the server.',
  Chat: 'Messages between connected companies.',
  Products: 'What vendors sell.',
  Saved: 'Products that a company has saved for later.',
  Requests: 'What clients ask for.',
  Deals: 'Quotes of vendors on requests, and what is negotiated in them.',
  Orders: 'What accepted offers become.',
  Files: 'Pictures and documents.',
  Search: 'Companies, products and requests by words.',
  Events: 'What happens to a company, as it happens.',
  Operations: 'For those who run the server.',
};

const list = (entries: Record<string, string>) =>
  Object.entries(entries).map(([name, meaning]) => `- \`${name}\`: ${meaning}`);

const description = [
  'Companies find one another, connect, chat, list products and post requests.',
  '## Calls',
  'Bodies are JSON in UTF-8, sent as `application/json`. Unknown fields are refused. Text ' +
    'is stored in the Unicode form NFC, whatever form it is sent in. A call that needs a session has the ' +
    'header `Authorization: Bearer <token>`, with the token of a sign-up or log-in; a public call may have it too. A token ' +
    `ends ${sessionDays.unused} days after its last use, and after ${sessionDays.atMost} days at the latest; then a call gets 401.`,
  '## Values',
  'A response has every field of its schema. A text that was not given is empty, and so is a list; a field is null only ' +
    'where its schema allows null. Money is in rupees. The formats are:',
  list(formats).join('\n'),
  '## Lists',
  'A list is an array and comes in pages of `limit` rows. Where there is more, the header `Link` has the address of the ' +
    'next page, relative to this one, with `rel="next"`; without it, the page is the last one. Messages are read with `before` instead.',
  '## Errors',
  'Every error has the same body. Programs read `code`, people `message`. Before a call is known, a request may also be ' +
    'refused in this form with 404, 408 (too slow), 417 (`Expect`) and 431 (headers too large).',
  list(
    Object.fromEntries(Object.entries(errors).map(([code, [status, text]]) => [code, `${status}. ${text}`])),
  ).join('\n'),
  '## Limits',
  'Log-ins and sign-ups are limited for each address and account, writes for each company, and open streams of events ' +
    'for each member. Beyond a limit a call gets 429, and `Retry-After` has the seconds to wait.',
  '## Repeated calls',
  'A write whose response was lost can be sent again: with the same `Idempotency-Key` it is stored once. The other writes ' +
    'set a state, so a repetition changes nothing.',
  '## Events',
  'The stream has server-sent events, and there are no webhooks. It needs the header `Authorization`, which the ' +
    '`EventSource` of browsers cannot send: read the body of a `fetch`. Each event has an `id`, an `event` and `data` as ' +
    'JSON with ids only: fetch what they name. Lines that begin with a colon only keep the connection open. A stream that ' +
    'is opened again with `Last-Event-ID` goes on after that event; one that cannot, and a first one, begins with `reset`: ' +
    'fetch again what was requested more than `quietFor` milliseconds ago.',
].join('\n\n');

/** What the document says about the API as a whole. */
export const about = {
  openapi: '3.1.0' as const,
  info: {
    title: 'Guildhall',
    version: '0.1.0',
    description,
    contact: { name: 'Guildhall' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The server that serves this document.' }],
  tags: Object.entries(tags).map(([name, meaning]) => ({ name, description: meaning })),
};

/** The name of the component that describes the responses with an error status: `BadRequest`. */
export const nameOfStatus = (status: string): string =>
  (STATUS_CODES[status] ?? status).replaceAll(/\W/g, '');
