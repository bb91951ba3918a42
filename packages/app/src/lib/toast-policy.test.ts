import { ApiError, NetworkError } from '@guildhall/api-client';
import { describe, expect, it } from 'vitest';
import { endsSession, failureText, successText, UnexpectedAnswerError } from './toast-policy.ts';

const refused = (status: number, message = '') => new ApiError(status, { message });

describe('success', () => {
  it.each([
    ['says nothing', {}, { message: 'Done.' }, undefined],
    ['says our words', { success: 'Saved!' }, { message: 'Done.' }, 'Saved!'],
    ["says the server's words", { success: { fallback: 'Saved!' } }, { message: 'Done.' }, 'Done.'],
    ['falls back on an empty message', { success: { fallback: 'Saved!' } }, { message: '' }, 'Saved!'],
    ['falls back on no message', { success: { fallback: 'Saved!' } }, undefined, 'Saved!'],
  ])('%s', (_name, meta, answer, text) => {
    expect(successText(answer, meta)).toBe(text);
  });
});

describe('failure', () => {
  const own = { failure: 'Failed.' };
  const serverFirst = { failure: { fallback: 'Failed.' } };
  it.each([
    ['is quiet without words', {}, refused(400, 'Price is missing.'), undefined],
    ['is quiet without words even then', {}, new UnexpectedAnswerError(), undefined],
    ['says our words', own, refused(409, 'Exists already.'), 'Failed.'],
    ["says the server's words", serverFirst, refused(400, 'Price is missing.'), 'Price is missing.'],
    ['falls back when a gateway has no words', serverFirst, refused(502), 'Failed.'],
    ['falls back when nothing was reached', serverFirst, new NetworkError(new TypeError('x')), 'Failed.'],
    ['falls back on a fault of our own', serverFirst, new TypeError('x is undefined'), 'Failed.'],
    [
      'tells an answer in other words than agreed',
      own,
      new UnexpectedAnswerError(),
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
