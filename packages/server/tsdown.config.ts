import { defineConfig } from 'tsdown';

/**
 * The server and its commands. What package.json lists as needed for development is bundled, so that an installation
 * lacks it: our own packages, and those of npm that are mostly types and small files.
 */
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
  // Another package that is used and no dependency is an error.
  deps: { alwaysBundle: [/^@guildhall\//], onlyBundle: ['kysely', 'typebox'] },
  logLevel: 'warn',
  outExtensions: () => ({ js: '.js' }),
  sourcemap: true,
  dts: false,
});
