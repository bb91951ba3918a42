import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const apps = import.meta.dirname;
const running = new Set<ChildProcess>();
const folders: string[] = [];

/** The environment of a developer's shell, without what npm, Vitest and CI add. */
const {
  NODE_ENV: _mode,
  NODE_OPTIONS: _options,
  CI: _ci,
  VITEST: _vitest,
  npm_config_local_prefix: _prefix,
  ...shell
} = process.env;
const environment = { ...shell, NEXT_TELEMETRY_DISABLED: '1' };

/** Starts npm in a process group of its own, so that its children can be ended with it. */
function startNpm(folder: string, args: readonly string[]) {
  const child = spawn('npm', args, {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  return { child, readOutput: () => output.join('') };
}

/** Runs npm to its end and returns its output; throws an error with the output when it fails. */
async function runNpm(folder: string, ...args: string[]): Promise<string> {
  const { child, readOutput } = startNpm(folder, args);
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${readOutput()}`);
  return readOutput();
}

export interface Consumer {
  folder: string;
  /** The output of its build. */
  output: string;
}

/** Copies an app to a folder of its own, installs the package from its tarball and builds. */
export async function buildConsumer(app: string, tarball: string): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), `guildhall-${app}-`));
  folders.push(folder);
  await cp(join(apps, app), folder, { recursive: true });
  await cp(join(apps, '../.npmrc'), join(folder, '.npmrc'));
  const quick = ['--silent', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await runNpm(folder, 'install', ...quick, tarball);
  return { folder, output: await runNpm(folder, 'run', '--silent', 'build') };
}

/** Starts one of an app's servers and returns its address. */
export async function serve({ folder }: Consumer, script: 'start' | 'dev'): Promise<string> {
  const { child, readOutput } = startNpm(folder, ['run', '--silent', script]);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /http:\/\/\S+:\d+/.exec(readOutput())?.[0];
      if (url) resolve(url);
    });
    child.once('close', () => reject(new Error(`The server did not start:\n${readOutput()}`)));
  });
}

function endAll(): void {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL');
}
// Also when the tests are interrupted.
process.once('exit', endAll);

/** Ends all servers and removes all copies. */
export async function removeConsumers(): Promise<void> {
  const ended = [...running].map((child) => once(child, 'close'));
  endAll();
  await Promise.all(ended);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
}
