import type { Plugin } from 'vite';
import { historyOf, readChanges } from '../packages/ui/scripts/read-changes.ts';
import { readFolder, readVariables } from '../packages/ui/scripts/read-styles.ts';
import { entries } from '../packages/ui/scripts/rooms.ts';
import { findIcons } from './icons-in-use.ts';

/** A module that is generated when it is loaded, so that it is never stale. */
const virtualModule = (name: string, write: () => string): Plugin => ({
  name: `guildhall-${name}`,
  resolveId: (source) => (source === `virtual:${name}` ? `\0${source}` : undefined),
  load: (id) => (id === `\0virtual:${name}` ? write() : undefined),
});

/** The icons that the sources import, and the users of each. */
export const iconsInUse = () =>
  virtualModule('icons-in-use', () => {
    const found = findIcons();
    const names = Object.keys(found).join(', ');
    return `import { ${names} } from 'lucide-react';
export const icons = { ${names} };
export const users = ${JSON.stringify(found)};`;
  });

/** The custom properties that each component reads, and what each sets. */
export const componentVariables = () =>
  virtualModule('component-variables', () => {
    const variables = entries.map(({ name, folder }) => [
      name,
      Object.fromEntries(
        readVariables(readFolder(folder)).map((token) => [`--gh-${token.name}`, token.description]),
      ),
    ]);
    return `export const variables = ${JSON.stringify(Object.fromEntries(variables))};`;
  });

/** The status of each component, and what changed in it. */
export const componentHistories = () =>
  virtualModule('component-histories', () => {
    const changes = readChanges();
    const histories = entries.map(({ name }) => [name, historyOf(name, changes)]);
    return `export const histories = ${JSON.stringify(Object.fromEntries(histories))};`;
  });
