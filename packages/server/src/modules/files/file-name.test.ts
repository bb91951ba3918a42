import { expect, test } from 'vitest';
import { fileUrl, parseFileUrl } from '#file-url.ts';
import { toFileName } from './file-name.ts';

const id = '01890000-0000-7000-8000-000000000000';

test.each([
  ['Logo 2026.final.PNG', 'Logo-2026-final.webp'],
  ['../../etc/passwd', 'passwd.webp'],
  ['C:\\Windows\\a.png', 'a.webp'],
  ['ab\u202egnp.exe', 'ab-gnp.webp'],
  ['a\r\nSet-Cookie: b', 'a-Set-Cookie-b.webp'],
  ['लोगो.png', 'लोगो.webp'],
  ['', 'file.webp'],
  ['..', 'file.webp'],
  ['.htaccess', 'file.webp'],
  ['\u0301.png', 'file.webp'],
  ['x'.repeat(300), `${'x'.repeat(80)}.webp`],
  [`${'x'.repeat(79)}\u{20000}.png`, `${'x'.repeat(79)}.webp`],
])('%j becomes %j, which has one address', (original, name) => {
  expect(toFileName(original, 'webp')).toBe(name);
  expect(parseFileUrl(fileUrl({ id, name }))).toEqual({ id, name });
});
