import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/{components,screens}/*/index.ts',
    'src/tokens/tokens.ts',
    'src/theme/{set-theme,use-theme,ThemeScript}.{ts,tsx}',
    'src/lib/use-form.ts',
  ],
  format: 'esm',
  // One module a component, as in the sources: a bundler keeps what is imported, and 'use client' stays per file.
  unbundle: true,
  dts: true,
  // A package that is used and not declared would be copied in; this makes it an error.
  deps: { onlyBundle: [] },
  platform: 'neutral',
  target: 'es2022',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  copy: [
    'src/tokens/tokens.css',
    'src/tokens/tokens.dtcg.json',
    'src/styles/reset.css',
    'src/styles/fonts.css',
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
