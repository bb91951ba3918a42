import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The packages that the brief names, by the package that has to depend on them. */
const named = {
  'package.json': ['storybook', '@storybook/react-vite', 'vitest', 'chromatic'],
  'packages/app/package.json': ['react', 'react-dom', 'react-router-dom'],
  'packages/ui/package.json': [
    'react',
    'react-dom',
    'styled-components',
    '@radix-ui/react-dialog',
    '@radix-ui/react-popover',
    '@radix-ui/react-tabs',
    '@radix-ui/react-toast',
    'embla-carousel-react',
  ],
};

it.each(Object.entries(named))('%s depends on the packages of the brief', (file, names) => {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(file));
  // What an application needs is no dependency of its development alone.
  const all = file === 'package.json' ? devDependencies : { ...dependencies, ...peerDependencies };
  expect(Object.keys(all)).toEqual(expect.arrayContaining(names));
});

/** What is made of them. */
const made = {
  'packages/app/src/main.tsx': named['packages/app/package.json'],
  ...Object.fromEntries(
    Object.entries({
      Dialog: '@radix-ui/react-dialog',
      AlertDialog: '@radix-ui/react-dialog',
      Drawer: '@radix-ui/react-dialog',
      Popover: '@radix-ui/react-popover',
      Tabs: '@radix-ui/react-tabs',
      Toaster: '@radix-ui/react-toast',
      ImageCarousel: 'embla-carousel-react',
      Slider: 'embla-carousel-react',
    }).map(([name, library]) => [
      `packages/ui/src/components/${name}/${name}.tsx`,
      ['react', 'styled-components', library],
    ]),
  ),
};

it.each(Object.entries(made))('%s is made of its packages', async (file, names) => {
  const { metafile } = await build({
    entryPoints: [join(root, file)],
    outdir: 'nowhere',
    write: false,
    bundle: true,
    format: 'esm',
    packages: 'external',
    metafile: true,
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
  expect(imported.map(({ path }) => path.replace(/^react-dom\/.*/, 'react-dom'))).toEqual(
    expect.arrayContaining(names),
  );
});

it('stories are tested by Storybook itself', () => {
  const stories = readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.interactions.stories.tsx'))
    .map((file) => read(`packages/ui/src/${file}`));
  expect(stories.length).toBeGreaterThan(50);
  for (const story of stories) {
    expect(story).toContain("from '@storybook/react-vite'");
    expect(story).toContain("from 'storybook/test'");
  }
});
