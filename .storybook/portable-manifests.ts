import { relative, sep } from 'node:path';

/** Manifests as Storybook hands them from one writer to the next. */
export type Manifests = Record<string, unknown>;

const root = process.cwd();

/** Where a file of this repository is, from its root; docgen writes some paths from the folder above it. */
const fromRoot = (path: string) =>
  path.startsWith(root)
    ? relative(root, path).split(sep).join('/')
    : path.replace(/^.*?(?=packages\/ui\/)/, '');

/** The manifests without a path of the machine that built them. */
export const makePortable = (manifests: Manifests): Manifests =>
  JSON.parse(
    JSON.stringify(manifests, (key, value: unknown) =>
      /^(filePath|fileName)$/.test(key) && typeof value === 'string' ? fromRoot(value) : value,
    ),
  ) as Manifests;
