import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

const ui = resolve(import.meta.dirname, '../packages/ui');
const read = (path: string) => readFileSync(join(ui, path), 'utf8');

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('npx', [program, ...args], { cwd: ui, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

describe('the tarball', () => {
  it('passes publint', () => {
    const { status, output } = run('publint', 'run', inject('tarball'), '--strict');
    expect(status, output).toBe(0);
    expect(output).toContain('All good');
  });

  it('has types that resolve', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
    const untyped = Object.keys(exports).filter((path) => /\.(css|json)$/.test(path));
    const check = (...options: string[]) =>
      run('attw', inject('tarball'), '--profile', 'esm-only', ...options);
    const { status, output } = check('--exclude-entrypoints', ...untyped.map((path) => path.slice(2)));
    expect(status, output).toBe(0);
    expect(check('--entrypoints', ...untyped.slice(0, 1)).status, 'an entry without types').toBe(1);
  });

  const files = execFileSync('tar', ['-tzf', inject('tarball')], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));

  it.each(['README.md', 'LICENSE', 'llms.txt', 'package.json'])('contains %s', (file) => {
    expect(files).toContain(file);
  });

  it('contains nothing but those and the build', () => {
    const others = files.filter((file) => !file.startsWith('dist/'));
    expect(others.sort()).toEqual(['LICENSE', 'README.md', 'llms.txt', 'package.json']);
    expect(files.filter((file) => /stories|\.test\.|contract\.|fixtures|docs\//.test(file))).toEqual([]);
  });

  it('describes every component to coding agents', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
    const paths = Object.entries(exports).flatMap(([path, entry]) =>
      /dist\/(components|trade|screens)\//.test(JSON.stringify(entry)) ? [path.slice(2)] : [],
    );
    const described = [...read('llms.txt').matchAll(/^import \{ \w+ \} from '@guildhall\/ui\/(.+)';$/gm)];
    expect(new Set(described.map(([, path]) => path))).toEqual(new Set(paths));
    expect(read('llms.txt')).not.toMatch(/^- `[^`]+`: *($|Default:)/m);
  });

  it('carries the licence of the repository', () => {
    expect(read('LICENSE')).toBe(read('../../LICENSE'));
  });
});

/** Files of the consumers that the README shows, so that its examples are tested. */
const shown = ['next/app/style-registry.tsx', 'next/app/layout.tsx', 'vite/src/entry-server.tsx'];

it.each(shown)('the README shows %s unchanged', (file) => {
  expect(read('README.md')).toContain(readFileSync(join(import.meta.dirname, file), 'utf8').trim());
});
