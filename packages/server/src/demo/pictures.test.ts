import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { avatars } from '../../scripts/demo-pictures/avatars.ts';
import { pictures } from '../../scripts/demo-pictures/pictures.ts';
import { companies } from './companies.ts';
import { requests } from './requests.ts';
import { catalogue } from './seed.ts';

const folder = new URL('../../demo-pictures/', import.meta.url);
const drawings = Object.entries({ ...pictures, ...avatars });

describe('the pictures', () => {
  test('are the ones that the script draws, no fewer and no more', () => {
    expect(readdirSync(folder).toSorted()).toStrictEqual(drawings.map(([name]) => `${name}.svg`).toSorted());
  });

  test.each(drawings)('%s is as the script draws it, small and complete in itself', (name, draw) => {
    const file = readFileSync(new URL(`${name}.svg`, folder), 'utf8');
    expect(file).toBe(draw().svg());
    expect(file.length).toBeLessThan(12_000);
    expect(file).not.toMatch(/NaN|undefined|Infinity|<script|<image|href="(?!#)/);
    const defined = new Set([...file.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    for (const [, id] of file.matchAll(/(?:url\(|href=")#(\w+)/g)) expect(defined).toContain(id);
  });

  test('are all shown somewhere', () => {
    const shown = new Set([
      ...Object.values(companies).map(({ avatar }) => avatar),
      ...catalogue().flatMap(([, { images = [] }]) => images),
      ...requests.flatMap(({ images = [] }) => images),
    ]);
    expect(drawings.map(([name]) => `/demo/${name}.svg`).filter((path) => !shown.has(path))).toStrictEqual(
      [],
    );
  });
});
