import { expect, it } from 'vitest';
import { isPublicHost } from './public-host.ts';

it.each([
  'localhost',
  'localhost.',
  'LOCALHOST',
  'pictures.localhost',
  'printer.local',
  'metadata.google.internal',
  'router.home.arpa',
  'intranet',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.01',
  '127.0.0.1.',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::127.0.0.1]',
  '[::ffff:192.168.1.1]',
  '[::ffff:0:192.168.1.1]',
  '[64:ff9b::192.168.1.1]',
  '[2002:c0a8:101::]',
  '[fc00::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
])('%s is not public', (host) => {
  expect(isPublicHost(new URL(`http://${host}/`).hostname)).toBe(false);
});

it.each([
  'pictures.example',
  'localhost.example',
  'a.b.internal.example',
  'xn--bcher-kva.example',
  'bücher.example',
  'pictures.example.',
  '8.8.8.8',
  '172.32.0.1',
  '[2606:4700:4700::1111]',
  '[::ffff:8.8.8.8]',
])('%s is public', (host) => {
  expect(isPublicHost(new URL(`http://${host}/`).hostname)).toBe(true);
});
