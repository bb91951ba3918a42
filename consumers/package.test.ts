import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
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

  it.each(['README.md', 'CHANGELOG.md', 'LICENSE', 'llms.txt', 'package.json'])('contains %s', (file) => {
    expect(files).toContain(file);
  });

  it('contains nothing but those, the build and the pages for coding agents', () => {
    const others = files.filter((file) => !/^(dist|llms)\//.test(file));
    expect(others.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'llms.txt', 'package.json']);
    expect(files.filter((file) => /stories|\.test\.|contract\.|fixtures|docs\//.test(file))).toEqual([]);
  });

  it('describes every component to coding agents', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, unknown> };
    const paths = Object.entries(exports).flatMap(([path, entry]) =>
      /dist\/(components|trade|screens)\/\w+\/index\.js/.test(JSON.stringify(entry)) ? [path.slice(2)] : [],
    );
    const index = read('llms.txt');
    const linked = [...index.matchAll(/^- \[\w+\]\((llms\/(.+)\.md)\): ./gm)];
    expect(new Set(linked.map(([, , path]) => path))).toEqual(new Set(paths));
    expect(new Set(files.filter((file) => file.startsWith('llms/')))).toEqual(
      new Set(linked.map(([, page]) => page)),
    );
    for (const [, page, path] of linked) {
      const text = read(page!);
      expect(text).toContain(` from '@guildhall/ui/${path}';`);
      expect(text).not.toMatch(/^- `[^`]+`: *($|Default:)/m);
    }
  });

  it('explains to them the types that props name, and those that these name', () => {
    expect(read('llms/select.md')).toMatch(
      /^interface SelectOption<[^>]*> \{[^}]*disabled\?: boolean \| undefined;\n\}/m,
    );
    for (const name of ['DropdownMenuItem', 'DropdownMenuRadioGroup', 'DropdownMenuAction']) {
      expect(read('llms/dropdown-menu.md')).toMatch(new RegExp(`^(interface|type) ${name}\\b`, 'm'));
    }
    expect(read('llms/badge.md')).not.toContain('Their types:');
  });

  it('has source maps with the sources, line by line', () => {
    const map = JSON.parse(read('dist/components/Select/Select.js.map')) as {
      sources: string[];
      sourcesContent: string[];
      mappings: string;
    };
    const source = read('src/components/Select/Select.tsx');
    expect(map.sourcesContent).toContain(source);

    const built = read('dist/components/Select/Select.js').split('\n');
    const line = built.findIndex((text) => text.includes('"data-component": "Select"'));
    const entry = new SourceMap(map as never).findEntry(line, built[line]!.indexOf('"data-component"'));
    const original = 'originalLine' in entry ? source.split('\n')[entry.originalLine] : '';
    expect(original).toContain('data-component="Select"');
    const scripts = files.filter((file) => file.endsWith('.js') && !file.endsWith('index.js'));
    expect(scripts.filter((file) => !files.includes(`${file}.map`))).toEqual([]);
  });

  it('carries the licence of the repository', () => {
    expect(read('LICENSE')).toBe(read('../../LICENSE'));
  });
});

/** Files of the consumers that the README shows, so that its examples are tested. */
const shown = [
  'next/app/style-registry.tsx',
  'next/app/layout.tsx',
  'next/app/links.tsx',
  'vite/src/entry-server.tsx',
  'vite/src/OrderForm.tsx',
  'vite/brand.js',
];

it.each(shown)('the README shows %s unchanged', (file) => {
  expect(read('README.md')).toContain(readFileSync(join(import.meta.dirname, file), 'utf8').trim());
});
