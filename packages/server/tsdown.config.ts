import { defineConfig } from 'tsdown';

/** One program: our own packages are bundled in, what npm installs is left outside. */
export default defineConfig({
  entry: 'src/main.ts',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/^@guildhall\//] },
  logLevel: 'warn',
  outExtensions: () => ({ js: '.js' }),
  sourcemap: true,
  dts: false,
});
