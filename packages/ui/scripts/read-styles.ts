import { readdirSync, readFileSync } from 'node:fs';
import { readComponentTokens, type Token } from './dtcg.ts';

const root = new URL('../', import.meta.url);
const tier = readComponentTokens('light');

/** The text of each file of a folder of the package, by its name. */
export const readFolder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(new URL(folder, root)).map((file) => [
      file,
      readFileSync(new URL(`${folder}/${file}`, root), 'utf8'),
    ]),
  );

/**
 * Names and texts of what dresses a component: the style files of its folder, and the fragments elsewhere in the package
 * that those import.
 */
export function styleFiles(files: Readonly<Record<string, string>>): [string, string][] {
  const own = Object.entries(files).filter(([file]) => /\.(styles|variants)\.ts$/.test(file));
  const borrowed = own.flatMap(([, text]) =>
    [...text.matchAll(/from '#((?:components|trade|styles)\/[^']+)'/g)].map(([, path]): [string, string] => [
      path!,
      readFileSync(new URL(`src/${path!}`, root), 'utf8'),
    ]),
  );
  return [...own, ...borrowed];
}

export const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The names of the custom properties in a text, without `--gh-`. */
export const namesOfVariables = (text: string) =>
  new Set([...withoutComments(text).matchAll(/--gh-([a-z0-9-]+)/g)].map(([, name]) => name!));

/** The component tokens that the styles of a folder read: what an ancestor may set. */
export function readVariables(files: Readonly<Record<string, string>>): Token[] {
  const names = namesOfVariables(
    styleFiles(files)
      .map(([, text]) => text)
      .join('\n'),
  );
  return tier.filter(({ name }) => names.has(name));
}
