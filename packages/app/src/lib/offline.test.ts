import { createClient } from '@guildhall/api-client';
import { expect, it, vi } from 'vitest';
import { fetchOrOffline, isUnsent } from './offline.ts';

it.each([
  ['without a network', [false], true],
  ['with one', [true], false],
  ['when it is lost on the way', [true, false], false],
])('a call that fails %s', async (_name, network, unsent) => {
  vi.stubGlobal('navigator', {
    get onLine() {
      return network.length > 1 ? network.shift() : network[0];
    },
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await createClient({ fetch: fetchOrOffline })
    .products.list()
    .catch((reason: unknown) => reason);
  expect(isUnsent(error)).toBe(unsent);
});
