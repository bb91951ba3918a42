import { build } from 'esbuild';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ui = resolve(import.meta.dirname, '../packages/ui');
const dist = (path: string) => join(ui, 'dist', path);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-size-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Every entry of the package has a budget, which `npm run size` checks. */
const budgets = JSON.parse(await readFile(join(ui, '.size-limit.json'), 'utf8')) as { path: string }[];

describe('one name from the root', () => {
  /** Our modules that remain in the bundle of `import { name } from path`, for many imports at once. */
  async function modulesInBundle(imports: readonly { name: string; path: string }[]): Promise<string[][]> {
    const entryPoints = await Promise.all(
      imports.map(async ({ name, path }, index) => {
        const entry = join(folder, `${index}.js`);
        await writeFile(entry, `import { ${name} } from '${path}';\nconsole.log(${name});\n`);
        return entry;
      }),
    );
    const { metafile } = await build({
      entryPoints,
      outdir: join(folder, 'out'),
      bundle: true,
      format: 'esm',
      packages: 'external',
      metafile: true,
      write: false,
    });
    const modules = new Map(
      Object.values(metafile.outputs).map(({ entryPoint = '', inputs }) => [
        basename(entryPoint),
        Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
          bytesInOutput > 0 && path.includes('packages/ui/dist/') ? [path] : [],
        ),
      ]),
    );
    return entryPoints.map((entry) => modules.get(basename(entry))!.sort());
  }

  const components = budgets.flatMap(({ path }) => {
    const [, folder, name] = /dist\/(components|trade|screens)\/(\w+)\/index\.js$/.exec(path) ?? [];
    return folder && name ? [{ name, path: dist(`${folder}/${name}/index.js`) }] : [];
  });

  it('brings no more than from its own subpath', async () => {
    const fromSubpaths = await modulesInBundle(components);
    const fromRoot = await modulesInBundle(components.map(({ name }) => ({ name, path: dist('index.js') })));
    expect(components.length).toBeGreaterThan(50);
    expect(fromRoot).toEqual(fromSubpaths);
  });

  it('detects more code from a module with side effects', async () => {
    const impure = join(folder, 'impure.js');
    await writeFile(
      impure,
      `export * from '${dist('components/Button/index.js')}';\nimport { Dialog } from '${dist('index.js')}';\nwindow.dialog = Dialog;\n`,
    );
    const [pure, withSideEffects] = await modulesInBundle([
      { name: 'Button', path: dist('index.js') },
      { name: 'Button', path: impure },
    ]);
    expect(withSideEffects).not.toEqual(pure);
  });
});
