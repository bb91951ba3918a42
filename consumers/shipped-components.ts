import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The components whose styles are in a script. */
const componentsIn = (script: string): string[] =>
  [
    ...new Set([...script.matchAll(/displayName: ?["'`](\w+)\.[\w.]*styles__/g)].map(([, name]) => name!)),
  ].sort();

/** The components in all scripts below a folder. */
export function shippedComponents(folder: string): string[] {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  return componentsIn(scripts.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n'));
}
