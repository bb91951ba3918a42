import { ApiError, NetworkError } from '@guildhall/api-client';
import { describe, expect, it } from 'vitest';
import { endsSession, failureText, successText, UnexpectedResponseError } from './toast-policy.ts';

const refused = (status: number, message = '') => new ApiError(status, { message });

describe('success', () => {
  it.each([
    ['says nothing', {}, { message: 'Done.' }, undefined],
    ['shows our text', { success: 'Saved!' }, { message: 'Done.' }, 'Saved!'],
    ["says the server's words", { success: { fallback: 'Saved!' } }, { message: 'Done.' }, 'Done.'],
    ['falls back on an empty message', { success: { fallback: 'Saved!' } }, { message: '' }, 'Saved!'],
    ['falls back on no message', { success: { fallback: 'Saved!' } }, undefined, 'Saved!'],
  ])('%s', (_name, meta, response, text) => {
    expect(successText(response, meta)).toBe(text);
  });
});

describe('failure', () => {
  const own = { failure: 'Failed.' };
  const serverFirst = { failure: { fallback: 'Failed.' } };
  it.each([
    ['shows nothing without texts', {}, refused(400, 'Price is missing.'), undefined],
    ['shows nothing without texts for an unexpected response', {}, new UnexpectedResponseError(), undefined],
    ['shows our text when the server fails', own, refused(500, 'The server failed.'), 'Failed.'],
    ['shows our text for a refusal without a reason', own, refused(409), 'Failed.'],
    ['says why the server refuses', own, refused(409, 'Exists already.'), 'Exists already.'],
    ['says when to try again', own, refused(429, 'Try again in an hour.'), 'Try again in an hour.'],
    ['shows our text when the session has ended', own, refused(401, 'No session.'), 'Failed.'],
    ['says who may', own, refused(403, 'Only owners may do this.'), 'Only owners may do this.'],
    ["shows the server's message", serverFirst, refused(400, 'Price is missing.'), 'Price is missing.'],
    ['falls back when a gateway sends no message', serverFirst, refused(502), 'Failed.'],
    ['falls back when nothing was reached', serverFirst, new NetworkError(new TypeError('x')), 'Failed.'],
    ['falls back at an error in our code', serverFirst, new TypeError('x is undefined'), 'Failed.'],
    [
      'reports a success without the specified message',
      own,
      new UnexpectedResponseError(),
      'Unexpected response from server. Please try again.',
    ],
  ])('%s', (_name, meta, error, text) => {
    expect(failureText(error, meta)).toBe(text);
  });
});

describe('the end of a session', () => {
  it.each([
    [refused(401), {}, true],
    [refused(403), {}, false],
    [refused(401), { opensSession: true } as const, false],
    [new NetworkError(new TypeError('x')), {}, false],
  ])('%s with %j: %s', (error, meta, ends) => {
    expect(endsSession(error, meta)).toBe(ends);
  });
});
