import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type Plugin, type UserConfig } from 'vite';

const api = { target: 'http://127.0.0.1:3000' };

const source = '@guildhall/source';

// The type of `oxc` lags behind the transform that rolldown ships.
const oxc = { plugins: { styledComponents: { namespace: 'guildhall', fileName: true } } } as UserConfig['oxc'];

/** Fills `index.html` with what has to be there before any script: the theme and the loading screen. */
const firstPaint: Plugin = {
  name: 'first-paint',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<typeof import('./prerender/first-paint.tsx')>(
      './prerender/first-paint.tsx',
      {
        root: import.meta.dirname,
        ...(oxc && { oxc }),
        environments: { inline: { resolve: { conditions: [source], noExternal: [/^@guildhall\//] } } },
      },
    );
    return Object.entries(module.firstPaint()).reduce(
      (page, [place, markup]) => page.replace(`<!-- ${place} -->`, () => markup),
      html,
    );
  },
};

export default defineConfig({
  ...(oxc && { oxc }),
  resolve: { conditions: [source, 'module', 'browser', 'development|production'] },
  plugins: [react({ compiler: true }), firstPaint],
  server: { proxy: { '/api': api, '/demo': api } },
  build: { target: 'baseline-widely-available', sourcemap: true },
});
