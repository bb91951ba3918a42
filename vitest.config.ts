import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import ui from './packages/ui/package.json' with { type: 'json' };
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** A new object for each project: Vitest writes the project's name into the instances. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});
const sourceConditions = ['@guildhall/source', 'module', 'browser', 'development|production'];
/** Named beforehand: a dependency that Vite meets in the middle of a run reloads the page under the tests. */
const optimizeDeps = {
  include: [
    ...Object.keys(ui.dependencies).filter((name) => !name.startsWith('@fontsource')),
    ...Object.keys(ui.peerDependencies),
    'react-dom/client',
    'react-dom/server',
    'react/compiler-runtime',
    'react/jsx-dev-runtime',
  ],
};

/** Far more than anything takes: these only end what hangs, and a busy machine fails no test. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Tests that need the pg_dump of their PostgreSQL; the embedded one has none. */
const onInstalledPostgres = ['packages/server/src/backup/pg-dump.test.ts'];
/** Whether `npm run faults` runs this: it takes times, so nothing else runs beside a scenario. */
const isFaults = process.env['GUILDHALL_FAULT_ROUNDS'] !== undefined;
/** It mounts a disk, which only root may; `npm run faults` runs it, or says that it cannot. */
const onCommand = isFaults ? [] : ['packages/server/test/faults/disk-full.test.ts'];
/** Tests that go no other way with another PostgreSQL, or start their own: once is enough. */
const onAnyPostgres = [
  'packages/server/src/db/embedded/**',
  'packages/server/src/{main,nodes,config,email,log}.test.ts',
  'packages/server/src/backup/{backup,operations,restore}.test.ts',
  'packages/server/src/demo/pictures.test.ts',
  'packages/server/src/http/{alerts,allowed-origins,caller-network,error-handler,formats,metrics,openapi,page,pipelining,proxy-and-parser,public-host,security-headers,security-log,shutdown,validation,web-app}.test.ts',
  'packages/server/src/modules/{authorization,query-counts}.test.ts',
  'packages/server/src/modules/accounts/{password,queues,weak-passwords}.test.ts',
  'packages/server/src/modules/chat/conversation.test.ts',
  'packages/server/src/modules/health/health.test.ts',
  'packages/server/src/modules/products/money.test.ts',
  'packages/server/src/modules/search/{place,text-query}.test.ts',
  'packages/server/test/{faults,fuzz}/**',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          include: [
            'packages/{contract,api-client,app}/src/**/*.test.ts',
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
          ...patience,
          include: ['packages/server/{src,test}/**/*.test.ts'],
          exclude: process.env['GUILDHALL_TEST_POSTGRES']
            ? onAnyPostgres
            : [...onInstalledPostgres, ...onCommand],
          globalSetup: 'packages/server/test/global-setup.ts',
          // Each file has servers and databases of its own: loading all modules anew for it would cost a fifth.
          isolate: false,
          // Tests of processes that end, fall silent or start again mostly wait: more files at once than cores, and
          // no more than one PostgreSQL has connections for.
          maxWorkers: isFaults ? 1 : 4,
        },
      },
      {
        test: {
          name: 'consumers',
          include: ['consumers/*.test.ts'],
          ...patience,
          globalSetup: 'consumers/global-setup.ts',
          // A package is installed and an app built.
          testTimeout: 180_000,
        },
      },
      {
        plugins: [react({ compiler: true })],
        resolve: { conditions: sourceConditions },
        optimizeDeps,
        test: {
          name: 'ui',
          ...patience,
          include: ['packages/ui/src/**/*.test.tsx'],
          // Every test unmounts what it has mounted: a fresh frame for each file would cost a fifth.
          isolate: false,
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        optimizeDeps: { include: [...optimizeDeps.include, 'axe-core'] },
        // Stories leave nothing behind, as on the pages of Storybook: a fresh frame for each file would cost a quarter.
        test: { name: 'storybook', ...patience, isolate: false, browser: browser() },
      },
    ],
  },
});
