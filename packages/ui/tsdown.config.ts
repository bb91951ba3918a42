import browserslistToEsbuild from 'browserslist-to-esbuild';
import { transform } from 'oxc-transform-react';
import { defineConfig, type Rolldown } from 'tsdown';
import { compiledFolders } from './scripts/compiled-folders.ts';
import { drawnIcons } from './scripts/drawn-icons.ts';

/**
 * A component or hook that the compiler cannot follow fails the build, rather than being slower unnoticed.
 */
const reactCompiler: Rolldown.Plugin = {
  name: 'react-compiler',
  transform: {
    filter: {
      id: new RegExp(`/src/(?:${compiledFolders.join('|')})/.*(?:\\.tsx|/use-[\\w-]+\\.ts)$`),
      // The compiler's runtime does not work where React renders server components.
      code: /^'use client';/,
    },
    async handler(source, path) {
      const { code, errors, map } = await transform(path, source, {
        jsx: 'preserve',
        sourcemap: true,
        reactCompiler: { reportDiagnostics: true },
      });
      if (errors.length > 0) this.error(errors.map((error) => error.codeframe ?? error.message).join('\n'));
      return { code, map: map! };
    },
  },
};

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/{components,trade,screens}/*/index.ts',
    'src/tokens/tokens.ts',
    'src/brand/index.ts',
    'src/theme/{set-theme,use-theme,ThemeScript}.{ts,tsx}',
    'src/lib/use-form.ts',
    'src/trade/use-quantity.ts',
    'src/components/Table/virtual-rows.tsx',
    'src/locale/{index,english-labels}.ts',
    'src/navigation/LinkProvider.tsx',
  ],
  format: 'esm',
  // One module a component, as in the sources: a bundler keeps what is imported, and 'use client' stays per file.
  unbundle: true,
  dts: true,
  // With the sources in them: a debugger shows what was written.
  sourcemap: true,
  plugins: [drawnIcons, reactCompiler],
  // A package that is used and not declared would be copied in; this makes it an error.
  deps: { onlyBundle: [] },
  platform: 'neutral',
  target: browserslistToEsbuild(undefined, { path: import.meta.dirname }),
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  copy: [
    'src/tokens/tokens.css',
    'src/tokens/tokens.dtcg.json',
    'src/styles/reset.css',
    'src/styles/fonts.css',
    { from: '../../node_modules/lucide-react/LICENSE', to: 'dist/icons' },
  ],
  // Class names that are the same on server and client.
  inputOptions: (options) => ({
    ...options,
    transform: {
      ...options.transform,
      plugins: { styledComponents: { namespace: 'guildhall', fileName: true } },
    },
  }),
});
