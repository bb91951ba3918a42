import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { canonicalPath, screenAt, screens } from './route-table.ts';

it.each([
  ['/Home', '/Home'],
  ['/home/', '/Home'],
  ['/user-home', '/Home'],
  ['/USER-HOME', '/Home'],
  ['/ai guide', '/Ai Guide'],
  ['/Ai%20Guide', '/Ai Guide'],
  ['/chats/some-company', '/Chats'],
  ['/chats/some-company/more', undefined],
  ['/storefront', undefined],
])('%s leads to the screen at %s', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
});

it.each(Object.entries(paths))('has a screen at the address of %s', (_name, path) => {
  expect(screenAt(path)).toBeDefined();
});

it('has no two screens at one address', () => {
  const addresses = screens.flatMap(({ paths: own }) => own.map((path) => path.toLowerCase()));
  expect(new Set(addresses).size).toBe(addresses.length);
});
