import { describe, expect, it } from 'vitest';
import { contrastPairs } from '#brand/contrast-pairs.ts';
import { contrastRatio } from '#brand/oklch.ts';
import { modes } from '#theme/theme.ts';
import { readTokens } from '../scripts/dtcg.ts';
import { tooFaint } from './too-faint.ts';

it.each(modes)('%s: sets text that can be read and draws edges that can be seen', (mode) => {
  const colours = new Map(readTokens(mode).map((token) => [token.name, token.css]));
  expect(tooFaint(mode, (name) => colours.get(`color-${name}`))).toEqual([]);
});

describe('the measure', () => {
  it('is that of WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('asks more of high contrast', () => {
    const least = (mode: 'light' | 'high-contrast') => [
      ...new Set(contrastPairs(mode).map((pair) => pair.least)),
    ];
    expect([least('light'), least('high-contrast')]).toEqual([
      [4.5, 3],
      [7, 4.5],
    ]);
  });
});
