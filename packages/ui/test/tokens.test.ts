import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildTokenFiles } from '../scripts/build-tokens.ts';
import { modes } from '#theme/theme.ts';
import { readComponentTokens, readTokens } from '../scripts/dtcg.ts';
import { formatFor } from '../scripts/write-formatted.ts';
import { readFolder, readVariables } from '../scripts/read-styles.ts';
import { entries } from '../scripts/rooms.ts';

it('commits token files that are current (else run `npm run tokens`)', async () => {
  const stale = await Promise.all(
    Object.entries(buildTokenFiles()).map(async ([name, built]) => {
      const url = new URL(`../${name}`, import.meta.url);
      return readFileSync(url, 'utf8') === (await formatFor(url, built)) ? [] : [name];
    }),
  );
  expect(stale.flat()).toEqual([]);
});

it('gives every mode the same names', () => {
  const names = modes.map((mode) => readTokens(mode).map((token) => token.name));
  expect(names[1]).toEqual(names[0]);
  expect(names[2]).toEqual(names[0]);
});

it('says of each token what it is for; a leading is for the text of its name', () => {
  const silent = readTokens('light').filter(
    ({ name, description }) => !description && !name.startsWith('leading-'),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('redeclares every themed token in each of the five theme blocks', () => {
  const css = buildTokenFiles()['src/tokens/tokens.css']!;
  for (const { name } of readTokens('light').filter(({ type }) => type === 'color' || type === 'shadow')) {
    expect(css.split(`--gh-${name}:`), name).toHaveLength(6);
  }
  expect(css.match(/color-scheme: (light|dark);/g)).toHaveLength(5);
});

describe('the component tier', () => {
  const tier = readComponentTokens('light');

  it('names only what a component reads', () => {
    const read = new Set(
      entries.flatMap(({ folder }) => readVariables(readFolder(folder))).map(({ name }) => name),
    );
    expect(tier.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
  });

  it('says of each what it sets', () => {
    expect(tier.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it('stands on the semantic tier, never on a ramp', () => {
    const semantic = new Set(readTokens('light').map(({ name }) => name));
    const aliases = tier.map(({ alias }) => alias).filter((alias) => alias !== undefined);
    expect(aliases.length).toBeGreaterThan(50);
    expect(aliases.filter((alias) => !semantic.has(alias))).toEqual([]);
  });

  it('is declared nowhere, for a declaration would hide what an ancestor sets', () => {
    const css = buildTokenFiles()['src/tokens/tokens.css']!;
    expect(tier.filter(({ name }) => css.includes(`--gh-${name}:`))).toEqual([]);
  });

  it('stays bound to the semantic tier in the file for design tools', () => {
    const file = JSON.parse(buildTokenFiles()['src/tokens/tokens.dtcg.json']!) as Record<
      string,
      Record<string, { $value: unknown; $description?: string }>
    >;
    for (const mode of modes) {
      // Design tools show it beside the name.
      expect(file[mode]!['space-2']!.$description).toBe(
        readTokens(mode).find(({ name }) => name === 'space-2')!.description,
      );
      for (const { name, alias } of readComponentTokens(mode).filter((token) => token.alias)) {
        expect(file[mode]![name]!.$value, name).toBe(`{${mode}.${alias}}`);
        expect(file[mode]).toHaveProperty([alias!]);
      }
    }
  });
});
