import react from '@vitejs/plugin-react';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, runnerImport, type Plugin, type UserConfig } from 'vite';
import type * as prerender from './prerender/first-paint.tsx';

const api = { target: 'http://127.0.0.1:3000' };

const source = '@guildhall/source';

// The type of `oxc` lags behind the transform that rolldown ships.
const oxc = {
  plugins: { styledComponents: { namespace: 'guildhall', fileName: true } },
} as UserConfig['oxc'];

/** Fills `index.html` with what has to be there before any script: the theme and the loading screen. */
const firstPaint: Plugin = {
  name: 'first-paint',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<typeof prerender>('./prerender/first-paint.tsx', {
      root: import.meta.dirname,
      ...(oxc && { oxc }),
      environments: { inline: { resolve: { conditions: [source], noExternal: [/^@guildhall\//] } } },
    });
    return Object.entries(module.firstPaint()).reduce(
      (page, [place, markup]) => page.replace(`<!-- ${place} -->`, () => markup),
      html,
    );
  },
};

/** Puts a compressed copy beside each text file, so that the server need not compress on every request. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|html)$/.test(fileName));
    await Promise.all(
      texts.flatMap((file) => {
        const text = file.type === 'chunk' ? file.code : file.source;
        const path = join(dir, file.fileName);
        return [
          writeFile(`${path}.br`, brotliCompressSync(text)),
          writeFile(`${path}.gz`, gzipSync(text, { level: 9 })),
        ];
      }),
    );
  },
};

export default defineConfig({
  ...(oxc && { oxc }),
  resolve: { conditions: [source, 'module', 'browser', 'development|production'] },
  plugins: [react({ compiler: true }), firstPaint, precompress],
  server: { proxy: { '/api': api, '/demo': api } },
  build: { target: 'baseline-widely-available', sourcemap: true },
});
