import { relative, sep } from 'node:path';
import { subpath } from '../packages/ui/scripts/subpath.ts';

/** Manifests as Storybook hands them from one writer to the next. */
export type Manifests = Record<string, unknown>;

const root = process.cwd();

/** Where a file of this repository is, from its root; docgen writes some paths from the folder above it. */
const fromRoot = (path: string) =>
  path.startsWith(root)
    ? relative(root, path).split(sep).join('/')
    : path.replace(/^.*?(?=packages\/ui\/)/, '');

/** An import as it is written outside the package. */
const fromOutside = (code: string) =>
  code.replaceAll(
    /'#(components|trade|screens)\/(\w+)\/[^']+'/g,
    (_, room: string, name: string) => `'@guildhall/ui/${subpath(name, room)}'`,
  );

/** The manifests as a reader elsewhere can use them: without paths of the machine that built them. */
export const makePortable = (manifests: Manifests): Manifests =>
  JSON.parse(
    JSON.stringify(manifests, (key, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (key === 'filePath' || key === 'fileName') return fromRoot(value);
      return key === 'import' ? fromOutside(value) : value;
    }),
  ) as Manifests;
