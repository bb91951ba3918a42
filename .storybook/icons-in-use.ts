import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const sources = new URL('../packages/ui/src/', import.meta.url);
const id = 'virtual:icons-in-use';

/** Which components, screens or fixtures import an icon, by its name. */
function findIcons(): Record<string, string[]> {
  const users = new Map<string, Set<string>>();
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!stories|test)\.tsx$/.test(name))) {
    const text = readFileSync(new URL(file, sources), 'utf8');
    const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(text) ?? [];
    for (const name of names.split(',').map((part) => part.trim())) {
      if (/^[A-Z]\w*$/.test(name) && name !== 'LucideIcon')
        users.set(name, (users.get(name) ?? new Set()).add(file.split('/')[1]!));
    }
  }
  return Object.fromEntries(
    [...users].sort(([a], [b]) => a.localeCompare(b)).map(([name, by]) => [name, [...by]]),
  );
}

/** Offers the icons that the sources import as a module, so that their gallery is never stale. */
export const iconsInUse = (): Plugin => ({
  name: 'guildhall-icons-in-use',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(resolved) {
    if (resolved !== `\0${id}`) return undefined;
    const found = findIcons();
    const names = Object.keys(found).join(', ');
    return `import { ${names} } from 'lucide-react';
export const icons = { ${names} };
export const users = ${JSON.stringify(found)};`;
  },
});
