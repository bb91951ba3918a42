import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readDescription, splitDescription } from '../packages/ui/scripts/description.ts';
import { readChanges, tellHistories } from '../packages/ui/scripts/read-changes.ts';
import { readProps } from '../packages/ui/scripts/read-props.ts';
import { readFolder, readVariables } from '../packages/ui/scripts/read-styles.ts';
import { readWords } from '../packages/ui/scripts/read-words.ts';
import { chapters, entries, storyTitle } from '../packages/ui/scripts/rooms.ts';
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

const urlOf = (path: string) => new URL(`../packages/ui/${path}`, import.meta.url);
const readSource = (path: string) => readFileSync(urlOf(path), 'utf8');

/**
 * What each component is and takes, as its file says: the component of its stories may be another, around it. Tests show
 * no pages, and need not read all types.
 */
export const componentReferences = () =>
  virtualModule('component-references', () => {
    if (process.env['VITEST']) return 'export const descriptions = {}, props = {}, words = {};';
    const files = entries.map(({ name, folder }) => ({ name, path: `${folder}/${name}.tsx` }));
    const descriptions = files.map(({ name, path }) => [name, readDescription(name, readSource(path))]);
    const props = readProps(files);
    const wordsOf = new Map(
      entries
        .map(({ name, folder }) => ({ name, path: `${folder}/${name}.labels.ts` }))
        .filter(({ path }) => existsSync(urlOf(path)))
        .map(({ name, path }) => [name, readWords(readSource(path))]),
    );
    // A component may take the words of another, as Drawer does those of Dialog.
    const words = [...props].map(([name, { props: own }]) => {
      const [, named = name] =
        /<(\w+)Labels>/.exec(own.find((prop) => prop.name === 'labels')?.type ?? '') ?? [];
      return [name, wordsOf.get(named) ?? wordsOf.get(name)];
    });
    return `export const descriptions = ${JSON.stringify(Object.fromEntries(descriptions))};
export const props = ${JSON.stringify(Object.fromEntries(props))};
export const words = ${JSON.stringify(Object.fromEntries(words))};`;
  });

/** Every component with what it is and the title of its page, by room and category. */
export const componentOverview = () =>
  virtualModule('component-overview', () => {
    const rooms = chapters().map(({ groups, ...room }) => ({
      ...room,
      groups: groups.map(({ title, entries }) => ({
        title,
        components: entries.map(({ name, folder }) => ({
          name,
          page: storyTitle(readSource(`${folder}/${name}.stories.tsx`)),
          summary: splitDescription(readDescription(name, readSource(`${folder}/${name}.tsx`))).summary,
        })),
      })),
    }));
    return `export const rooms = ${JSON.stringify(rooms)};`;
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

/** The status of each component, and what changed in it and in each release. */
export const componentHistories = () =>
  virtualModule('component-histories', () => {
    const names = entries.map(({ name }) => name);
    const { histories, releases } = tellHistories(names, readChanges());
    return `export const histories = ${JSON.stringify(histories)};
export const releases = ${JSON.stringify(releases)};`;
  });
