import { expect, it } from 'vitest';
import { readReturnTo, returnTo } from './return-to.ts';

it('leads back to address and query', () => {
  const state = returnTo({ pathname: '/Network', search: '?tab=sent' });
  expect(readReturnTo(state, '/user-home')).toBe('/Network?tab=sent');
});

it.each([undefined, null, {}, { returnTo: 3 }, { returnTo: 'https://elsewhere.example' }])(
  'leads to the fallback: %j',
  (state) => {
    expect(readReturnTo(state, '/user-home')).toBe('/user-home');
  },
);
