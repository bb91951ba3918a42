import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A change of the package, as its changeset told it. */
export interface Change {
  /** The version that brought it; undefined until that is released. */
  version: string | undefined;
  text: string;
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The changes that wait for a release, from the files of `.changeset`. */
const pendingChanges = (folder: URL): Change[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .filter((text) => text.includes("'@guildhall/ui':"))
    .map((text) => ({ version: undefined, text: onOneLine(text.replace(/^---[^]*?---/, '')) }));

/** The changes of a CHANGELOG as changesets writes it, newest first. */
export const releasedChanges = (changelog: string): Change[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const [version = '', ...rest] = release.split('\n');
      const items = rest.join('\n').split(/^- (?:[0-9a-f]{7}: )?/m);
      return items
        .slice(1)
        .map((item) => ({ version: version.trim(), text: onOneLine(item.replace(/^### .*/gm, '')) }));
    });

/** All changes of the package, newest first. */
export function readChanges(): Change[] {
  const changelog = new URL('../CHANGELOG.md', import.meta.url);
  return [
    ...pendingChanges(new URL('../../../.changeset/', import.meta.url)),
    ...(existsSync(changelog) ? releasedChanges(readFileSync(changelog, 'utf8')) : []),
  ];
}

/** What the documentation says of a component's age: `new` until the release after the one that brought it. */
export interface History {
  status: 'new' | 'stable';
  changes: Change[];
}

/** A component's history: the sentences that name it. A change that begins with `New:` brings what it names. */
export function historyOf(name: string, all: readonly Change[]): History {
  const newest = all.find(({ version }) => version !== undefined)?.version;
  const changes = all.flatMap(({ version, text }) => {
    const sentences = text.split(/(?<=\.) (?=[A-Z`])/).filter((sentence) => sentence.includes(`\`${name}\``));
    return sentences.length > 0 ? [{ version, text: sentences.join(' ') }] : [];
  });
  const isNew = changes.some(
    ({ version, text }) => text.startsWith('New:') && (version === undefined || version === newest),
  );
  return { status: isNew ? 'new' : 'stable', changes };
}
