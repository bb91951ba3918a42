import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Build {
  name: string;
  workspace: string;
  /** The file that the build writes last. */
  output: string;
  /** Files and folders that it is built from. */
  sources: string[];
}

const root = resolve(import.meta.dirname, '..');
const server = 'packages/server/dist/main.js';

const builds: Build[] = [
  {
    name: 'the app',
    workspace: '@guildhall/app',
    output: 'packages/app/dist/index.html',
    sources: [
      'package-lock.json',
      'packages/contract/src',
      'packages/api-client/src',
      'packages/ui/src',
      'packages/ui/package.json',
      'packages/app/src',
      'packages/app/prerender',
      'packages/app/public',
      'packages/app/index.html',
      'packages/app/package.json',
      'packages/app/vite.config.ts',
    ],
  },
  {
    name: 'the server',
    workspace: '@guildhall/server',
    output: server,
    sources: [
      'package-lock.json',
      'packages/contract/src',
      'packages/server/src',
      'packages/server/package.json',
      'packages/server/tsdown.config.ts',
    ],
  },
];

/** When anything at or below a path was last changed; removing a file changes its folder. */
export function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function isStale({ output, sources }: Build): boolean {
  const path = join(root, output);
  if (!existsSync(path)) return true;
  const built = statSync(path).mtimeMs;
  return sources.some((source) => newestChange(join(root, source)) > built);
}

async function build({ name, workspace }: Build): Promise<void> {
  console.log(`Building ${name} ...`);
  // Its output is shown only when it fails.
  const child = spawn('npm', ['run', '--silent', 'build', '--workspace', workspace], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (status === 0) return;
  console.error(`${output}\nCould not build ${name}.`);
  process.exit(1);
}

/** Ends the server when its parent ends: npm sends signals to its shell only, which ends without passing them on. */
function endWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await Promise.all(builds.filter(isStale).map(build));
  process.env['NODE_ENV'] ??= 'production';
  endWithParent();
  // In this process: signals and the exit code need no forwarding.
  await import(pathToFileURL(join(root, server)).href);
}
