import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { build, type Manifest, type Plugin } from 'vite';

const app = resolve(import.meta.dirname, '../packages/app');
const dist = (path: string) => join(app, 'dist', path);

/** What every page with these libraries needs, as an app imports it. */
const floorSource = `
  import { StrictMode, createElement } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  import { BrowserRouter } from 'react-router-dom';
  hydrateRoot(document.body, createElement(StrictMode, null, createElement(BrowserRouter)));`;

/** The compressed bytes of React, its DOM and its router, bundled as the app is. */
async function floorBytes(): Promise<number> {
  // A path beside the app's own modules, so that the same packages are found; nothing is written there.
  const input = join(app, 'src/floor.js');
  const floor: Plugin = {
    name: 'floor',
    load: (id) => (id === input ? floorSource : null),
    resolveId: (id) => (id === input ? id : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [floor],
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  const files = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return files.reduce(
    (sum, file) => sum + ('code' in file ? gzipSync(file.code, { level: 9 }).byteLength : 0),
    0,
  );
}

type Files = ReadonlySet<string>;

/** A module of the built app with all its static imports, without those in `there`. */
function codeOf(manifest: Manifest, name: string, there: Files = new Set()): Files {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key) || there.has(key)) return;
    found.add(key);
    manifest[key]!.imports?.forEach(add);
  };
  add(name);
  return found;
}

async function bytesOf(manifest: Manifest, files: Files): Promise<number> {
  const sizes = await Promise.all([...files].map((key) => stat(dist(`${manifest[key]!.file}.gz`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

test('the JavaScript of each screen, compressed', async () => {
  const manifest = JSON.parse(await readFile(dist('.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = codeOf(manifest, 'index.html');

  await test.step('the first load of the landing page beside React and its router alone', async () => {
    const floor = await floorBytes();
    expect(floor, 'the floor').toBeGreaterThan(70_000);
    const landing = await bytesOf(
      manifest,
      new Set([...entry, ...codeOf(manifest, 'src/routes/landing.tsx', entry)]),
    );
    expect(landing / floor).toBeLessThanOrEqual(1.475);
  });

  const data = codeOf(manifest, 'src/data-provider.tsx', entry);
  const shared = new Set([...entry, ...data]);

  await test.step('the screens outside the frame do not load it', async () => {
    const outside = ['sign-up', 'log-in', 'details'].map((name) => `src/routes/${name}.tsx`);
    const loads = await Promise.all(
      outside.map(async (key) => {
        const files = new Set([...data, ...codeOf(manifest, key, entry)]);
        return { key, files: files.size, bytes: await bytesOf(manifest, files) };
      }),
    );
    // Each file is a request of its own.
    const maxFiles: Record<string, number> = { 'src/routes/details.tsx': 14 };
    expect(loads.filter(({ key, files, bytes }) => bytes > 44_750 || files > (maxFiles[key] ?? 6))).toEqual(
      [],
    );
  });

  await test.step('what each screen loads beyond the shared code, with the frame around it', async () => {
    const frame = codeOf(manifest, 'src/routes/frame/frame.tsx', shared);
    const screens = Object.keys(manifest).filter(
      (key) =>
        manifest[key]!.isDynamicEntry &&
        key.startsWith('src/routes/') &&
        !/-dialog|-drawer|-form|-list|-order|-quotes|-sheet|\/(frame|landing)\./.test(key),
    );
    expect(screens.length).toBeGreaterThan(12);
    const sizes = await Promise.all(
      screens.map(async (key) => {
        const files = new Set([...frame, ...codeOf(manifest, key, shared)]);
        return { key, bytes: await bytesOf(manifest, files) };
      }),
    );
    // The Store has all that a market has, Home what waits and a market, the search results of every kind, a deal its whole
    // history, the editor a field of every kind, the inventory a table whose cells are edited.
    const limits: Record<string, number> = {
      store: 147_500,
      home: 134_000,
      deal: 133_250,
      search: 132_000,
      'edit-product': 128_500,
      inventory: 123_500,
    };
    const limitOf = (key: string) => limits[/([\w-]+)\.tsx$/.exec(key)?.[1] ?? ''] ?? 117_000;
    expect(sizes.filter(({ key, bytes }) => bytes > limitOf(key))).toEqual([]);
  });
});
