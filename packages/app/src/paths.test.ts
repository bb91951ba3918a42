import { expect, it } from 'vitest';
import { chatPath, searchPath } from './paths.ts';

it.each([
  [['oil & gas'], { pathname: '/Search', search: '?q=oil+%26+gas', hash: '' }],
  [['oil', 'requests', 'r1'], { pathname: '/Search', search: '?q=oil&kind=requests', hash: '#r1' }],
] as const)('what is found by %j has an address', ([text, kind, id], path) => {
  expect(searchPath(text, kind, id)).toEqual(path);
});

it('escapes an id', () => {
  expect(chatPath('a/b')).toBe('/Chats/a%2Fb');
});
