import { expect, it } from 'vitest';
import { chatPath, navEntries, navLabelOf, searchPath } from './paths.ts';

it('names each entry after the slash', () => {
  expect(navEntries.map(({ label, path }) => [label, path])).toEqual(
    navEntries.map(({ label }) => [label, `/${label}`]),
  );
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

it.each([
  [['oil & gas'], { pathname: '/Search', search: '?q=oil+%26+gas', hash: '' }],
  [['oil', 'requests', 'r1'], { pathname: '/Search', search: '?q=oil&kind=requests', hash: '#r1' }],
] as const)('what is found by %j has an address', ([text, kind, id], path) => {
  expect(searchPath(text, kind, id)).toEqual(path);
});

it('escapes an id', () => {
  expect(chatPath('a/b')).toBe('/Chats/a%2Fb');
});
