import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { namesIn } from './component-names.ts';

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

/** A release, and what it brought. */
export interface Release {
  /** Undefined for the next one. */
  version: string | undefined;
  /** By component; last, without one, what is about the whole package. */
  news: { component: string | undefined; texts: string[] }[];
}

/** A sentence of a change, with those after it that name no component and so go on with the same. */
interface Piece extends Change {
  names: ReadonlySet<string>;
}

function piecesOf({ version, text }: Change, known: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const sentence of text.split(/(?<=\.) (?=[A-Z`])/)) {
    const names = new Set([...namesIn(sentence)].filter((name) => known.has(name)));
    const last = pieces.at(-1);
    if (last && names.size === 0) last.text += ` ${sentence}`;
    else pieces.push({ version, text: sentence, names });
  }
  return pieces;
}

/**
 * What the changes tell of components, the sentences that name each, and of releases, the newest first. A change that
 * begins with `New:` brings what it names.
 */
export function tellHistories(components: readonly string[], all: readonly Change[]) {
  const known = new Set(components);
  const versions = [...new Set(all.map(({ version }) => version))];
  const newest = versions.find((version) => version !== undefined);
  const told = all.map((change) => piecesOf(change, known));
  const changesOf = (name: string | undefined): Change[] =>
    told.flatMap((pieces) => {
      const own = pieces.filter(({ names }) => (name === undefined ? names.size === 0 : names.has(name)));
      return own.length > 0
        ? [{ version: own[0]!.version, text: own.map(({ text }) => text).join(' ') }]
        : [];
    });
  const historyOf = (name: string): History => {
    const changes = changesOf(name);
    const isNew = changes.some(
      ({ version, text }) => text.startsWith('New:') && (version === undefined || version === newest),
    );
    return { status: isNew ? 'new' : 'stable', changes };
  };
  const histories = Object.fromEntries(components.map((name) => [name, historyOf(name)]));
  const releases = versions.map((version): Release => {
    const textsOf = (changes: readonly Change[]) =>
      changes.filter((change) => change.version === version).map(({ text }) => text);
    const news = [
      ...components
        .toSorted()
        .map((component) => ({ component, texts: textsOf(histories[component]!.changes) })),
      { component: undefined, texts: textsOf(changesOf(undefined)) },
    ];
    return { version, news: news.filter(({ texts }) => texts.length > 0) };
  });
  return { histories, releases };
}
