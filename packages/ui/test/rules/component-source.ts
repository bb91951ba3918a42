import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { ComponentContract } from '#docs/contract.ts';
import { readFolder } from '../../scripts/read-styles.ts';
import type { Entry } from '../../scripts/rooms.ts';

/** The folder of a component, read. */
export interface ComponentSource extends Entry {
  /** The text of each file, by its name. */
  files: Readonly<Record<string, string>>;
  contract: ComponentContract;
}

/** Answers what is wrong, one line each; an empty answer is a pass. */
export type Rule = (component: ComponentSource) => string[];

const root = new URL('../../', import.meta.url);
const source = new URL('src/', root);

export async function readComponent(entry: Entry): Promise<ComponentSource> {
  const path = `${entry.folder}/${entry.name}.contract.ts`;
  const { contract } = (await import(new URL(path, root).pathname)) as {
    contract: ComponentContract;
  };
  return { ...entry, files: readFolder(entry.folder), contract };
}

/** Names and texts of the files whose name ends so, stories and tests apart. */
export const filesEnding = ({ files }: ComponentSource, ending: string): [string, string][] =>
  Object.entries(files).filter(
    ([file]) => file.endsWith(ending) && !/\.(stories|test|contract)\.tsx?$/.test(file),
  );

/** The pieces that a text of markup imports, and theirs: markup of other components that is no component itself. */
function piecesIn(text: string, folder?: URL): [string, string][] {
  const paths = [...text.matchAll(/from '(#|\.\/)([^']+\.tsx)'/g)].map(([, from, path]) =>
    from === './' ? folder && new URL(path!, folder) : new URL(path!, source),
  );
  return paths
    .filter((url) => url !== undefined)
    .map((url) => ({ url, text: readFileSync(url, 'utf8') }))
    .filter((piece) => !piece.text.includes('data-component='))
    .flatMap((piece) => [[piece.url.pathname, piece.text], ...piecesIn(piece.text, piece.url)]);
}

/** Names and texts of what the component is made of: its markup, and the pieces of others. */
export function markupFiles(component: ComponentSource): [string, string][] {
  const own = filesEnding(component, '.tsx');
  return [...own, ...own.flatMap(([, text]) => piecesIn(text))];
}

const parsed = new Map<string, ts.SourceFile>();

/** The syntax tree of a text; each text is parsed once, for all rules. */
export function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = parsed.get(text) ?? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(text, tree);
  return tree;
}

/** Every node below one, itself included. */
export function descendants(node: ts.Node): ts.Node[] {
  const found = [node];
  node.forEachChild((child) => {
    found.push(...descendants(child));
  });
  return found;
}
