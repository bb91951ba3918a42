import { defineConfig } from 'tsdown';

/** The server and its commands: our own packages are bundled, npm packages are not. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    backup: 'src/backup/backup-main.ts',
    restore: 'src/backup/restore-main.ts',
    operator: 'src/operator/operator-main.ts',
    'picture-worker': 'src/modules/files/picture-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  deps: { alwaysBundle: [/^@guildhall\//] },
  logLevel: 'warn',
  outExtensions: () => ({ js: '.js' }),
  sourcemap: true,
  dts: false,
});
