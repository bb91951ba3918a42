import { expect, it } from 'vitest';
import { networkOf } from './caller-network.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['nobody', 'unknown'],
  ['x'.repeat(300), 'unknown'],
])('%s is of %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
