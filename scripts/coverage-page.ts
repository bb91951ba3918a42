import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** The text of a file. */
export const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** The cells of every row of a page's tables, without separators and the header rows that start with `head`. */
export const rowsOf = (path: string, head: string): string[][] =>
  read(path)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith(`| ${head}`) && !/^\| -+ /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The texts between backquotes. */
export const named = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** Whether a path from the root of the repository exists. */
export const isThere = (path: string): boolean => existsSync(resolve(root, path));

/** What is wrong with `file › title`, the form in which a row cites a test. */
export function errorOf(proof: string): string | undefined {
  const [path = '', title] = proof.split(' › ');
  if (!title) return `${proof}: no title`;
  if (!/\.(test\.tsx?|spec\.ts|stories\.tsx)$/.test(path)) return `${path} is no test`;
  if (!isThere(path)) return `${path} is not there`;
  return read(path).includes(title) ? undefined : `${path} has no "${title}"`;
}
