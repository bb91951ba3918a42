import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { navItems, navLabelOf, screenAt, screens } from './route-table.tsx';

it('leads from each entry of the navigation to a slash and its label', () => {
  expect(navItems.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/Home'],
    ['Ai Guide', '/Ai%20Guide'],
    ['Store', '/Store'],
    ['Network', '/Network'],
    ['Chats', '/Chats'],
  ]);
});

it.each([
  ['/Home', 'Home'],
  ['/home/', 'Home'],
  ['/user-home', 'Home'],
  ['/USER-HOME', 'Home'],
  ['/ai guide', 'Ai Guide'],
  ['/Ai%20Guide', 'Ai Guide'],
  ['/chats/some-company', 'Chats'],
  ['/storefront', undefined],
  ['/Profile', undefined],
  ['/%', undefined],
])('%s belongs to %s', (pathname, label) => {
  expect(navLabelOf(pathname)).toBe(label);
});

it.each(Object.entries(paths))('has a screen at the address of %s', (_name, path) => {
  expect(screenAt(path)).toBeDefined();
});

it('has no two screens at one address', () => {
  const addresses = screens.flatMap(({ paths: own }) => own.map((path) => path.toLowerCase()));
  expect(new Set(addresses).size).toBe(addresses.length);
});
