import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { ContenderName } from './contenders.ts';

const here = import.meta.dirname;
const repository = resolve(here, '../..');

/** Runs a program to its end. Its output is progress, not a result, so it goes to stderr. */
function run(command: string, args: readonly string[], folder: string): void {
  console.error(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 2, 2] });
}

/** Installs every library, and `@guildhall/ui` from its packed tarball. */
export function install(): void {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  const quiet = ['--silent', '--prefer-offline', '--ignore-scripts'];
  try {
    run('npm', ['ci', ...quiet], here);
    run('npm', ['pack', '--silent', '--pack-destination', folder], join(repository, 'packages/ui'));
    const [tarball] = readdirSync(folder);
    run('npm', ['install', ...quiet, '--no-save', join(folder, tarball!)], here);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Type-checks all contenders and builds a production page for each of `names`. */
export async function buildPages(names: readonly ContenderName[]): Promise<void> {
  run('npx', ['tsc', '-p', 'page'], here);
  for (const name of names) {
    console.error(`> build ${name}`);
    await build({
      configFile: false,
      root: join(here, 'page'),
      base: './',
      logLevel: 'error',
      resolve: { alias: { contender: join(here, 'contenders', name, 'contender.ts') } },
      build: { outDir: join(here, 'dist', name), emptyOutDir: true },
    });
  }
}
