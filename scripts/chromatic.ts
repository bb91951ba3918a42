import { spawnSync } from 'node:child_process';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'chromatic: CHROMATIC_PROJECT_TOKEN is not set. Copy the token from Manage > Configure of your Chromatic project.',
  );
  process.exit(1);
}
const { status } = spawnSync(
  'npx',
  ['chromatic', '--build-script-name=storybook:build', '--exit-zero-on-changes', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
