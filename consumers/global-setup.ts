import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the tarball of `@guildhall/ui` that npm would publish. */
    tarball: string;
  }
}

/** Builds, where a run before has not, and packs `@guildhall/ui` once, for every test of the package. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-ui-'));
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: resolve(import.meta.dirname, '../packages/ui'), encoding: 'utf8' });
  const isBuilt = Boolean(process.env['GUILDHALL_BUILT']);
  if (isBuilt) npm('run', '--silent', 'llms');
  const name = npm('pack', '--silent', `--ignore-scripts=${isBuilt}`, '--pack-destination', folder)
    .trim()
    .split('\n')
    .at(-1)!;
  provide('tarball', join(folder, name));
  return () => rmSync(folder, { recursive: true, force: true });
}
