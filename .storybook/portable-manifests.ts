import { relative, sep } from 'node:path';
import { subpath } from '../packages/ui/scripts/subpath.ts';

/** The manifests that Storybook passes from one preset to the next. */
export type Manifests = Record<string, unknown>;

const root = process.cwd();

/** A file's path from the root of the repository; docgen writes some paths from the folder above it. */
const fromRoot = (path: string) =>
  path.startsWith(root)
    ? relative(root, path).split(sep).join('/')
    : path.replace(/^.*?(?=packages\/ui\/)/, '');

/** The import as code outside the package writes it. */
const fromOutside = (code: string) =>
  code.replaceAll(
    /'#(components|trade|screens)\/(\w+)\/[^']+'/g,
    (_, room: string, name: string) => `'@guildhall/ui/${subpath(name, room)}'`,
  );

/** The manifests without paths of the machine that built them. */
export const makePortable = (manifests: Manifests): Manifests =>
  JSON.parse(
    JSON.stringify(manifests, (key, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (key === 'filePath' || key === 'fileName') return fromRoot(value);
      return key === 'import' ? fromOutside(value) : value;
    }),
  ) as Manifests;
