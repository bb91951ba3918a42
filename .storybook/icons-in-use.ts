import { readdirSync, readFileSync } from 'node:fs';

const sources = new URL('../packages/ui/src/', import.meta.url);

/** The components, screens and fixtures that import each icon, by the icon's name. */
export function findIcons(): Record<string, string[]> {
  const users = new Map<string, Set<string>>();
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!stories|test)\.tsx$/.test(name))) {
    const text = readFileSync(new URL(file, sources), 'utf8');
    const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(text) ?? [];
    for (const name of names.split(',').map((part) => part.trim())) {
      if (/^[A-Z]\w*$/.test(name) && name !== 'LucideIcon')
        users.set(name, (users.get(name) ?? new Set()).add(file.split('/')[1]!.replace('.tsx', '')));
    }
  }
  return Object.fromEntries(
    [...users].sort(([a], [b]) => a.localeCompare(b)).map(([name, by]) => [name, [...by]]),
  );
}
