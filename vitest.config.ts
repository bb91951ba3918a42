import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserContextOptions } from 'playwright';
import ui from './packages/ui/package.json' with { type: 'json' };
import { chromiumLaunchOptions } from './scripts/chromium.ts';

/**
 * Leaves out what only development needs: Storybook's recorder of what a story does, for a panel, which sorts all earlier
 * calls of the run with each one; style sheets written as text, which the browser parses again with each new rule; and
 * what React tells the panels of the browser of everything that it renders.
 */
const asInProduction: Plugin = {
  name: 'as-in-production',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: `window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (object) => object };
window.SC_DISABLE_SPEEDY = false;
console.createTask = undefined;
console.timeStamp = undefined;`,
      injectTo: 'head-prepend',
    },
  ],
};

/** The names of `--project`: none stands for all. */
const { project = [] } = parseArgs({
  strict: false,
  options: { project: { type: 'string', multiple: true } },
}).values;
/** Whether `--project` has this name or a pattern, which may stand for it. */
const isAsked = (name: string) =>
  project.length === 0 || project.some((asked) => asked === name || /[*!]/.test(String(asked)));

const root = fileURLToPath(new URL('.', import.meta.url));
/** Whether `npm run faults` runs this: it measures times, so only one scenario runs at a time. */
const isFaults = process.env['GUILDHALL_FAULT_ROUNDS'] !== undefined;
/** These hold on a busy machine too, and end soon what hangs. */
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};
/** For tests that wait for other processes: servers that are killed and restarted, installations, builds. */
const timeoutsOfProcesses = {
  testTimeout: isFaults ? 600_000 : 180_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};
/** After so many failures the others say nothing new. */
const bail = 10;

/** A new object for each project: Vitest writes the project's name into the instances. */
const browser = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  // Vite may first have to bundle all dependencies.
  connectTimeout: 180_000,
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
/**
 * What an older PostgreSQL could do differently: the statements of every call and of the work that the server does by
 * itself, their plans, migrations, notifications, dumps.
 */
const onOlderPostgres = [
  ...onInstalledPostgres,
  'packages/server/src/db/*.test.ts',
  'packages/server/src/bus/bus.test.ts',
  'packages/server/src/mail/sender.test.ts',
  'packages/server/src/modules/emails/emails.test.ts',
  'packages/server/src/modules/{query-counts,query-plans}.test.ts',
  'packages/server/src/modules/leaving/erase.test.ts',
  'packages/server/src/modules/notifications/*.test.ts',
  'packages/server/src/modules/orders/order-life-cycle.test.ts',
  'packages/server/src/modules/search/search.test.ts',
];
/**
 * What only `npm run test:full` runs on the server: processes that are killed or stall, all that starts and stops
 * databases of its own, an installation, a generated client, and upgrades of old databases with much in them.
 */
export const onlyInFull = [
  'packages/server/test/{consumer,faults}/*.test.ts',
  'packages/server/test/{install,interrupted}.test.ts',
  'packages/server/src/backup/*.test.ts',
  'packages/server/src/operator/operator.test.ts',
  'packages/server/src/db/embedded/{engine,lease,places,remote-end}.test.ts',
  'packages/server/src/db/migrate-upgrade.test.ts',
  'packages/server/src/{main,nodes}.test.ts',
];
/** Mounts a disk, which needs root: only `npm run faults` runs it, or says that it cannot. */
const onCommand = isFaults ? [] : ['packages/server/test/faults/disk-full.test.ts'];

/** Tests of the server, on one PostgreSQL for all of them. */
const server = (name: string, options: object) => ({
  test: {
    name,
    bail,
    ...options,
    globalSetup: 'packages/server/test/global-setup.ts',
    setupFiles: 'packages/server/test/setup.ts',
    // Each file has servers and databases of its own: loading all modules again for it would take a fifth longer.
    isolate: false,
    // Tests of processes that end, hang or restart mostly wait: more files at once than cores, but no more than the
    // connections of one PostgreSQL allow.
    maxWorkers: isFaults ? 1 : 4,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: 'scripts/setup-tests.ts',
          bail,
          ...timeouts,
          // No file leaves anything behind: loading all modules again for each would take a third longer.
          isolate: false,
          include: [
            'packages/{contract,api-client,app,ui}/src/**/*.test.ts',
            'packages/ui/test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'visual/*.test.ts',
          ],
        },
        ssr: { resolve: { conditions: ['@guildhall/source', 'node', 'development|production'] } },
      },
      server(
        'server',
        process.env['GUILDHALL_TEST_POSTGRES']
          ? { ...timeouts, include: onOlderPostgres }
          : {
              ...timeouts,
              include: ['packages/server/{src,test}/**/*.test.ts'],
              exclude: [...onInstalledPostgres, ...onlyInFull],
            },
      ),
      server('server in full', {
        ...timeoutsOfProcesses,
        include: [...onlyInFull, 'packages/server/test/fuzz/*.test.ts'],
        exclude: [...onInstalledPostgres, ...onCommand],
      }),
      {
        test: {
          name: 'consumers',
          bail,
          include: ['consumers/*.test.ts'],
          ...timeoutsOfProcesses,
          globalSetup: 'consumers/global-setup.ts',
        },
      },
      {
        plugins: [react({ compiler: true })],
        resolve: { conditions: sourceConditions },
        optimizeDeps: { include: [...optimizeDeps.include, 'fast-check', 'storybook/test'] },
        test: {
          name: 'ui',
          setupFiles: 'scripts/setup-tests.ts',
          bail,
          ...timeouts,
          include: ['packages/ui/src/**/*.test.tsx'],
          // Every test unmounts what it has mounted: a new frame for each file would take a fifth longer.
          isolate: false,
          browser: browser(),
        },
      },
      {
        // The processor works ten seconds for this plugin, whichever project runs.
        plugins: [asInProduction, isAsked('storybook') && storybookTest({ configDir: `${root}.storybook` })],
        optimizeDeps: { include: [...optimizeDeps.include, 'axe-core'] },
        // Stories leave nothing behind, as on the pages of Storybook: a new frame for each file would take a quarter longer.
        test: {
          name: 'storybook',
          bail,
          env: { GUILDHALL_TESTS: process.env['GUILDHALL_TESTS'] ?? '' },
          ...timeouts,
          isolate: false,
          // Except for stories with the tag `motion`.
          browser: browser({ reducedMotion: 'reduce' }),
        },
      },
    ],
  },
});
