import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { BrowserContextOptions } from 'playwright';
import ui from './packages/ui/package.json' with { type: 'json' };
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Far more than any test takes: these only end what hangs, so that a busy machine fails no test. */
const timeouts = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};

/** A new object for each project: Vitest writes the project's name into the instances. */
const browser = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  connectTimeout: timeouts.testTimeout,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});
const sourceConditions = ['@guildhall/source', 'module', 'browser', 'development|production'];
/** Listed in advance: when Vite finds a new dependency during a run, it reloads the page under the tests. */
const optimizeDeps = {
  include: [
    ...Object.keys(ui.dependencies).filter((name) => !name.startsWith('@fontsource')),
    ...Object.keys(ui.peerDependencies),
    'lucide-react',
    'react-dom/client',
    'react-dom/server',
    'react/compiler-runtime',
    'react/jsx-dev-runtime',
  ],
};

/** Tests that need the pg_dump of their PostgreSQL, which the embedded one does not have. */
const onInstalledPostgres = ['packages/server/src/backup/pg-dump.test.ts'];
/** Whether `npm run faults` runs this: it measures times, so only one scenario runs at a time. */
const isFaults = process.env['GUILDHALL_FAULT_ROUNDS'] !== undefined;
/** Mounts a disk, which needs root: only `npm run faults` runs it, or says that it cannot. */
const onCommand = isFaults ? [] : ['packages/server/test/faults/disk-full.test.ts'];
/** Tests that do not depend on the version of PostgreSQL, or start their own: they run only once. */
const onAnyPostgres = [
  'packages/server/src/db/embedded/**',
  'packages/server/src/{main,nodes,config,dates,email,log}.test.ts',
  'packages/server/src/backup/{backup,operations,restore}.test.ts',
  'packages/server/src/demo/pictures.test.ts',
  'packages/server/src/http/{alerts,allowed-origins,caller-network,error-handler,formats,media-type,metrics,openapi,openapi-rules,page,pipelining,proxy-and-parser,public-host,queues,security-headers,security-log,shutdown,validation,web-app,write-limit}.test.ts',
  'packages/server/src/modules/{authorization,query-counts}.test.ts',
  'packages/server/src/mail/transport.test.ts',
  'packages/server/src/modules/accounts/{log-in-limit,password,weak-passwords}.test.ts',
  'packages/server/src/modules/chat/conversation.test.ts',
  'packages/server/src/modules/files/{hostile-files,picture-reader}.test.ts',
  'packages/server/src/modules/health/health.test.ts',
  'packages/server/src/modules/search/{place,text-query}.test.ts',
  'packages/server/test/install.test.ts',
  'packages/server/test/{consumer,faults,fuzz}/**',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...timeouts,
          include: [
            'packages/{contract,api-client,app,ui}/src/**/*.test.ts',
            'packages/ui/test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'visual/*.test.ts',
          ],
        },
        ssr: { resolve: { conditions: ['@guildhall/source', 'node', 'development|production'] } },
      },
      {
        test: {
          name: 'server',
          ...timeouts,
          include: ['packages/server/{src,test}/**/*.test.ts'],
          exclude: process.env['GUILDHALL_TEST_POSTGRES']
            ? onAnyPostgres
            : [...onInstalledPostgres, ...onCommand],
          globalSetup: 'packages/server/test/global-setup.ts',
          // Each file has servers and databases of its own: loading all modules again for it would take a fifth longer.
          isolate: false,
          // Tests of processes that end, hang or restart mostly wait: more files at once than cores, but no more than
          // the connections of one PostgreSQL allow.
          maxWorkers: isFaults ? 1 : 4,
        },
      },
      {
        test: {
          name: 'consumers',
          include: ['consumers/*.test.ts'],
          ...timeouts,
          globalSetup: 'consumers/global-setup.ts',
        },
      },
      {
        plugins: [react({ compiler: true })],
        resolve: { conditions: sourceConditions },
        optimizeDeps: { include: [...optimizeDeps.include, 'fast-check', 'storybook/test'] },
        test: {
          name: 'ui',
          ...timeouts,
          include: ['packages/ui/src/**/*.test.tsx'],
          // Every test unmounts what it has mounted: a new frame for each file would take a fifth longer.
          isolate: false,
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        optimizeDeps: { include: [...optimizeDeps.include, 'axe-core'] },
        // Stories leave nothing behind, as on the pages of Storybook: a new frame for each file would take a quarter longer.
        test: {
          name: 'storybook',
          ...timeouts,
          isolate: false,
          // Except for stories with the tag `motion`.
          browser: browser({ reducedMotion: 'reduce' }),
        },
      },
    ],
  },
});
