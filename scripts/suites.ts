import { engineNames, installEngine } from './engines.ts';
import { installJava } from './java.ts';
import { readPlaywrightReport, readVitestReport, type Outcome } from './test-reports.ts';

/**
 * What a run is made of: `fast` is `npm test`, `rest` what only `npm run test:full` has, `full` both, `changed` what the
 * changes that are not committed yet can have broken.
 */
export const tiers = ['fast', 'rest', 'full', 'changed'] as const;
export type Tier = (typeof tiers)[number];

/** A part of a run, in a process of its own. */
export interface Suite {
  name: string;
  tiers: readonly Tier[];
  /** Gets the path of its report where it has one, and what of it is to run: all of it where nothing is named. */
  command: (report: string, ...only: string[]) => string[];
  env?: (report: string) => Record<string, string>;
  /** The suites that must have ended before this one starts, where they are in the run. */
  after?: string[];
  /** Gets what the suite needs. Returns why it cannot be had: then the suite is left out. */
  prepare?: () => string | undefined;
  /** Reads the suite's report; without it the suite counts as one check. */
  read?: (report: unknown) => Outcome;
}

const always: Tier[] = ['fast', 'full'];
const onlyInFull: Tier[] = ['rest', 'full'];
/** Makes checks as thorough as they are, where there are two degrees. */
const inFull = { GUILDHALL_TESTS: 'full' };

const vitest = (
  name: string,
  wanted: readonly Tier[],
  options: string[],
  env: Record<string, string> = {},
): Suite => ({
  name,
  tiers: wanted,
  command: (report, ...only) => [
    'npx',
    'vitest',
    'run',
    ...options,
    ...only,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  env: () => env,
  read: readVitestReport,
});

const npm = (script: string, ...options: string[]) => ['npm', 'run', '--silent', script, '--', ...options];

const check = (name: string, script: string, wanted: readonly Tier[] = always): Suite => ({
  name,
  tiers: wanted,
  command: (_report, ...only) => npm(script, ...only),
});

const playwright = (
  name: string,
  wanted: readonly Tier[],
  script: string,
  options: string[] = [],
): Suite => ({
  name,
  tiers: wanted,
  command: (_report, ...only) => npm(script, '--reporter=list,json', ...options, ...only),
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  read: readPlaywrightReport,
});

/** The longest chains first, so that both lanes end at about the same time. */
export const suites: Suite[] = [
  check('build', 'build', [...tiers]),
  { ...vitest('consumers', onlyInFull, ['--project=consumers']), after: ['build'] },
  // Each clears its folder when it starts, and that of the others holds what the Nu checker reads.
  {
    ...playwright('journeys', always, 'e2e', ['--grep=@core', '--output=test-results/core']),
    after: ['build'],
  },
  { ...vitest('server', always, ['--project=server']), after: ['build'] },
  { ...playwright('journeys in full', onlyInFull, 'e2e', ['--grep-invert=@core']), after: ['build'] },
  { ...check('markup', 'markup', onlyInFull), after: ['journeys in full'], prepare: installJava },
  // With the React that users have; that of development, which warns, runs in full.
  vitest('stories', ['fast'], ['--project=storybook'], { NODE_ENV: 'production' }),
  vitest('stories in full', onlyInFull, ['--project=storybook'], inFull),
  { ...vitest('server in full', onlyInFull, ['--project=server in full'], inFull), after: ['build'] },
  check('Storybook build', 'storybook:build', onlyInFull),
  { ...playwright('Storybook', onlyInFull, 'storybook:test'), after: ['Storybook build'] },
  ...engineNames.map((engine) => ({
    ...playwright(engine, onlyInFull, 'e2e:engines', [`--grep=${engine}`]),
    after: ['build'],
    prepare: () => installEngine(engine),
  })),
  vitest('server on PostgreSQL 15', onlyInFull, ['--project=server'], { GUILDHALL_TEST_POSTGRES: '15' }),
  vitest('unit', always, ['--project=unit']),
  { ...check('sizes', 'size'), after: ['build'] },
  check('types', 'typecheck', [...always, 'changed']),
  vitest('components', always, ['--project=ui']),
  check('lint', 'lint', [...always, 'changed']),
  check('unused code', 'knip'),
  check('format', 'format:check', [...always, 'changed']),
  check('lockfile', 'lock:check'),
  // What reads files is related to them by no import.
  vitest('readers of files', ['changed'], ['--project=unit', 'scripts', 'packages/ui/test', 'visual']),
  vitest(
    'related tests',
    ['changed'],
    [
      ...['unit', 'server', 'ui', 'storybook'].map((project) => `--project=${project}`),
      '--changed',
      '--passWithNoTests',
    ],
  ),
  {
    ...playwright('changed journeys', ['changed'], 'e2e', ['--only-changed', '--pass-with-no-tests']),
    after: ['build'],
  },
];
