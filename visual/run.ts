import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { baselinesOf, storybook } from './stories.ts';

const options = process.argv.slice(2);
const update = options.includes('--update');
const forPlaywright = options.filter((option) => option !== '--update');

const browser = await chromium.launch(chromiumLaunchOptions());
const baselines = baselinesOf(browser.version());
await browser.close();
if (!update && !existsSync(baselines)) {
  fail(
    `NOTHING COMPARED: this browser has no baselines (${baselines}). Make them with: npm run visual -- --update`,
  );
}

await run('storybook', ['build', '--test', '--quiet', '--output-dir', storybook]);
// Renewing everything starts from an empty folder, so that no picture remains without its story.
if (update && forPlaywright.length === 0) rmSync(baselines, { recursive: true, force: true });
const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: storybook },
  preview: { host: '127.0.0.1', port: 0 },
});
await run(
  'playwright',
  [
    'test',
    '--config=visual/playwright.config.ts',
    `--update-snapshots=${update ? 'all' : 'none'}`,
    ...forPlaywright,
  ],
  {
    GUILDHALL_VISUAL_URL: server.resolvedUrls?.local[0],
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
  },
);
await server.close();

/** Runs one of the project's commands; exits when it fails. */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn('npx', [command, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
