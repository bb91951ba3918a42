import { describe, expect, it } from 'vitest';
import { containsText, isSameText } from './match-text.ts';

describe('texts are the same', () => {
  it.each([
    ['Steel', 'steel', true],
    ['CR\u00C8ME', 'cre\u0300me', true],
    ['resume', 'résumé', false],
    ['ISTANBUL', 'istanbul', true],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isSameText(one, other)).toBe(expected);
  });
});

describe('a text contains what is looked for', () => {
  it.each([
    ['Europe/Istanbul', 'istanbul', true],
    ['Europe/Istanbul', '\u0130STANBUL', true],
    ['\u0130stanbul', 'istanbul', true],
    ['Diyarbak\u0131r', 'diyarbakir', true],
    ['São Paulo', 'sao', true],
    ['Sao Paulo', 'são', true],
    ['Ｓｔｅｅｌ', 'steel', true],
    ['कोयला', 'कयल', false],
    [undefined, '', false],
  ])('%s, %s: %s', (text, query, expected) => {
    expect(containsText(text, query)).toBe(expected);
  });
});
