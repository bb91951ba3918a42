import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildTokenFiles } from '../scripts/build-tokens.ts';
import { modes, readTokens } from '../scripts/dtcg.ts';
import { formatFor } from '../scripts/write-formatted.ts';

describe('the committed token files', () => {
  it.each(Object.entries(buildTokenFiles()))(
    '%s is current (else run `npm run tokens`)',
    async (name, built) => {
      const url = new URL(`../${name}`, import.meta.url);
      expect(readFileSync(url, 'utf8')).toBe(await formatFor(url, built));
    },
  );
});

it('gives every mode the same names', () => {
  const names = modes.map((mode) => readTokens(mode).map((token) => token.name));
  expect(names[1]).toEqual(names[0]);
  expect(names[2]).toEqual(names[0]);
});

it('redeclares every themed token in each of the five theme blocks', () => {
  const css = buildTokenFiles()['src/tokens/tokens.css']!;
  for (const { name } of readTokens('light').filter(({ type }) => type === 'color' || type === 'shadow')) {
    expect(css.split(`--gh-${name}:`), name).toHaveLength(6);
  }
  expect(css.match(/color-scheme: (light|dark);/g)).toHaveLength(5);
});
