import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { contrastRatio, readHex, rgbToOklch } from '#brand/oklch.ts';
import { modes } from '#theme/theme.ts';
import { readTokens } from '../scripts/dtcg.ts';
import { tooFaint } from './too-faint.ts';

const faintIn = (color: string) => {
  const { style } = brand(color);
  return modes.flatMap((mode) => tooFaint(mode, (name) => style[mode][`--gh-color-${name}`]));
};
const hueOf = (hex: string) => rgbToOklch(readHex(hex)!)[2];

describe.each([
  ['a red', '#c8102e'],
  ['a yellow', '#ffd400'],
  ['a near-black', '#101418'],
])('%s', (_, color) => {
  it('holds every pair in every mode', () => {
    expect(faintIn(color)).toEqual([]);
  });
});

it('holds every pair for any colour', () => {
  const hex = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) => faintIn(color).length === 0),
    { numRuns: 40 },
  );
});

it('sets every variable of a theme', () => {
  const themed = readTokens('light').filter(({ type }) => type === 'color' || type === 'shadow');
  const { css, style } = brand('#c8102e');
  for (const { name } of themed) {
    expect(css.split(`  --gh-${name}: `), name).toHaveLength(6);
    expect(Object.keys(style.dark)).toContain(`--gh-${name}`);
  }
});

it('keeps the colour where it has the contrast, and its hue where it has not', () => {
  expect(brand('#c8102e').style.light['--gh-color-action']).toBe('#c8102e');
  const gold = brand('#fd0').style.light['--gh-color-accent']!;
  expect(gold).not.toBe('#ffdd00');
  expect(Math.abs(hueOf(gold) - hueOf('#fd0'))).toBeLessThan(2);
});

it('makes a dark colour light in the dark theme, where a grey would look disabled', () => {
  const { '--gh-color-action': action, '--gh-color-bg': page } = brand('#101418').style.dark;
  expect(contrastRatio(action!, page!)).toBeGreaterThan(7);
});

it('names themes of its own, which leave those of every page alone', () => {
  const { css } = brand('#0a7', { name: 'acme' });
  expect([...css.matchAll(/^(\S.*) \{$/gm)].map(([, selector]) => selector)).toEqual([
    "[data-gh-theme='acme'], [data-gh-theme='acme-dark']",
    '@media screen',
    "[data-gh-theme='acme-dark']",
    "[data-gh-theme='acme-high-contrast']",
  ]);
});

it.each([
  ['teal', undefined, 'the colour must be #rgb or #rrggbb, not "teal"'],
  ['#0a7', "x'] *", 'the name must be'],
])('refuses %s with the name %s', (color, name, message) => {
  expect(() => brand(color, name === undefined ? {} : { name })).toThrow(message);
});
