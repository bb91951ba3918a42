import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type Plugin, type UserConfig } from 'vite';

const api = { target: 'http://127.0.0.1:3000' };

// The type of `oxc.plugins` lags behind the transform that rolldown ships.
const styledComponents = {
  plugins: { styledComponents: { namespace: 'guildhall', fileName: true } },
} as UserConfig['oxc'];

const resolve = { conditions: ['@guildhall/source', 'module', 'browser', 'development|production'] };

/** Fills `index.html` with what has to be there before any script: the theme and the loading screen. */
const firstPaint: Plugin = {
  name: 'first-paint',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<typeof import('./src/first-paint.tsx')>('/src/first-paint.tsx', {
      root: import.meta.dirname,
      configFile: false,
      plugins: [react()],
      ...
    });
    return Object.entries(module.firstPaint()).reduce(
      (page, [name, text]) => page.replace(`<!-- ${name} -->`, () => text),
      html,
    );
  },
};

export default defineConfig({
  plugins: [react({ compiler: true })],
  ...(styledComponents && { oxc: styledComponents }),
  resolve: { conditions: ['@guildhall/source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': api, '/demo': api } },
  build: { target: 'baseline-widely-available', sourcemap: true },
});
