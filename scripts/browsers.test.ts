import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserslist } from '../package.json' with { type: 'json' };
import { lackedApis } from './browser-apis.ts';
import { dispensable, lackedCss } from './browser-css.ts';
import { oldestBrowsers } from './browsers.ts';

const packages = resolve(import.meta.dirname, '../packages');

/** The files of what runs in a browser; no tests, and no stories or what these show. */
const files = ['ui', 'app', 'api-client'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(packages, name, 'src', file))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories|fixtures|contract)\.tsx?$/.test(file)),
);

it('the declared browsers are read', () => {
  expect(oldestBrowsers).toEqual(
    expect.arrayContaining([
      ['safari', '16.4'],
      ['safari_ios', '16.4'],
    ]),
  );
  expect(oldestBrowsers.map(([name]) => name).sort()).toEqual(['chrome', 'firefox', 'safari', 'safari_ios']);
});

it('the README of the design system names them', () => {
  const named = /^Browsers: (.+)$/m.exec(readFileSync(join(packages, 'ui/README.md'), 'utf8'))?.[1];
  expect(named).toBe(`${browserslist.map((query) => `\`${query}\``).join(', ')}.`);
});

describe('APIs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-apis-'));
  const planted = join(folder, 'planted.ts');
  let program: ts.Program;
  beforeAll(() => {
    writeFileSync(
      planted,
      `export const a = URL.canParse('x');
export const b = new URLSearchParams('').size;
export const c = (element: Element) => element.checkVisibility();
export const d = () => requestIdleCallback(() => {});
export const asked = (element: Element) => 'checkVisibility' in element && element.checkVisibility();
export const other = (window.requestIdleCallback ?? setTimeout)(() => {});
export const old = ['x'].toSorted().at(0)?.replaceAll('x', structuredClone('y'));
`,
    );
    const config = ts.getParsedCommandLineOfConfigFile(join(packages, 'ui/tsconfig.json'), undefined, {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.formatDiagnostic(problem, ts.createCompilerHost({})));
      },
    });
    const scripts = files.filter((file) => !file.endsWith('.css'));
    program = ts.createProgram([...scripts, planted], config!.options);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('of which a browser lacks one are asked for before they are used', () => {
    const sources = files.flatMap((file) => program.getSourceFile(file) ?? []);
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((source) => lackedApis(program, source))).toEqual([]);
    // It waits for nothing: it reads the types of all code, which takes a busy machine more than a minute.
  }, 600_000);

  it('that are not asked for are found', () => {
    const found = lackedApis(program, program.getSourceFile(planted)!);
    const safari = 'is lacked by safari_ios 16.4, safari 16.4';
    expect(found).toEqual([
      `${planted}:1: canParse ${safari}`,
      `${planted}:2: size ${safari}`,
      `${planted}:3: checkVisibility ${safari}`,
      `${planted}:4: requestIdleCallback ${safari}`,
    ]);
  });
});

describe('CSS', () => {
  const styles = files.filter((file) => /\.(styles|variants)\.ts$|\/styles\/[^/]+$|\.css$/.test(file));
  const found = styles.flatMap((file) =>
    lackedCss(readFileSync(file, 'utf8')).map((lacked) => ({ ...lacked, file })),
  );

  it('that a browser lacks is dispensable, or has its prefix', () => {
    expect(styles.length).toBeGreaterThan(100);
    expect(found.filter(({ name }) => !(name in dispensable))).toEqual([]);
  });

  it('is called dispensable only where it is used and lacking', () => {
    expect(Object.keys(dispensable).filter((name) => found.every((lacked) => lacked.name !== name))).toEqual(
      [],
    );
  });

  it('that is lacking is found', () => {
    const names = (...lines: string[]) => lackedCss(lines.join('\n')).map(({ name }) => name);
    expect(names('user-select: none;')).toEqual(['-webkit-user-select: none;']);
    expect(names('-webkit-user-select: none;', 'user-select: none;')).toEqual([]);
    expect(names('text-align: match-parent;')).toEqual(['text-align: -webkit-match-parent;']);
    expect(names('text-align: -webkit-match-parent;', 'text-align: match-parent;')).toEqual([]);
    expect(names('anchor-name: --a;')).toEqual(['anchor-name']);
    expect(names('@starting-style {', 'color: red;', '&:user-valid {')).toEqual([
      '@starting-style',
      ':user-valid',
    ]);
    expect(names('display: grid;', '&:has(a) {', '/* anchor-name: --a; */')).toEqual([]);
  });
});
