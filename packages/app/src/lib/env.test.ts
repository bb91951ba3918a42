import { expect, it } from 'vitest';
import { parseApiUrl } from './env.ts';

it.each([
  [undefined, ''],
  ['', ''],
  ['https://api.example.com', 'https://api.example.com'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
])('%s means %j', (value, url) => {
  expect(parseApiUrl(value)).toBe(url);
});

it.each(['api.example.com', 'ftp://example.com', 'http://', 3])('refuses %s', (value) => {
  expect(() => parseApiUrl(value)).toThrow('VITE_API_URL');
});
