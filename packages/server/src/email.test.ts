import { describe, expect, it, test } from 'vitest';
import { isEmail, normalizeEmail } from './email.ts';

describe('the normal form', () => {
  it.each([
    ['Office@Saffron.example', 'office@saffron.example'],
    ['  office@saffron.example ', 'office@saffron.example'],
    ['ｏｆｆｉｃｅ@saffron.example', 'office@saffron.example'],
    ['\u212Airan@saffron.example', 'kiran@saffron.example'],
    ['cafe\u0301@saffron.example', 'caf\u00e9@saffron.example'],
    ['\u0130ndia@saffron.example', 'i\u0307ndia@saffron.example'],
  ])('of %j is %j', (text, normal) => {
    expect(normalizeEmail(text)).toBe(normal);
  });

  it('is stable for every Unicode character', () => {
    const unsettled = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const normal = normalizeEmail(`a${String.fromCodePoint(code)}b`);
      if (normalizeEmail(normal) !== normal) unsettled.push(code.toString(16));
    }
    expect(unsettled).toEqual([]);
  });
});

test.each(['a@b.example', 'ä@b.example', 'a+b@c.d.example'])('%j is an email', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'a@b',
  'a@b@c.example',
  'a b@c.example',
  'a\uff20b@c.example',
  'a\u00a8@c.example',
  'a\u200b@c.example',
  'a\u0007@c.example',
  'a\u115f@c.example',
  `${'\ufdfa'.repeat(100)}@c.example`,
])('%j is no email', (text) => {
  expect(isEmail(text)).toBe(false);
});
