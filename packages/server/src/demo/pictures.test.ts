import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { companies } from './companies.ts';
import { requests } from './requests.ts';
import { catalogue } from './seed.ts';

const folder = new URL('../../demo-pictures/', import.meta.url);
const files = readdirSync(folder);

describe('the pictures', () => {
  test.each(files)('%s is small and self-contained', (name) => {
    const file = readFileSync(new URL(name, folder), 'utf8');
    expect(file).toMatch(/^<svg [^>]+>.*<\/svg>\n?$/s);
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
    expect(files.map((name) => `/demo/${name}`).filter((path) => !shown.has(path))).toStrictEqual([]);
  });
});
