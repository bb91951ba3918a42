import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { readStory } from './read-story.ts';
import type { Entry } from './rooms.ts';
import { uses } from './story-args.ts';
import { subpath } from './subpath.ts';
import { formatAs } from './write-formatted.ts';

/** A story as a file of another app. */
export interface Example {
  /** Its imports and its code. */
  text: string;
  /** The imports of the names that stand for data of one's own: what the story itself has in their place. */
  given: string[];
}

/** The modules that other apps have under another path than that of a component. */
const outside: Record<string, string> = {
  '#locale': '@guildhall/ui/locale',
  '#navigation': '@guildhall/ui/link-provider',
  '#theme/set-theme.ts': '@guildhall/ui/set-theme',
  '#theme/theme.ts': '@guildhall/ui',
  '#theme/use-theme.ts': '@guildhall/ui/use-theme',
  './virtual-rows.tsx': '@guildhall/ui/virtual-rows',
};

/** The path by which another app imports a module, or undefined where it cannot. */
function pathOutside(path: string, own: string | undefined): string | undefined {
  const [, room, name] = /^#(components|trade|screens)\/(\w+)\//.exec(path) ?? [];
  if (room && name) return `@guildhall/ui/${subpath(name, room)}`;
  if (outside[path]) return outside[path];
  if (path.startsWith('./')) return own;
  return /^[#.]/.test(path) ? outside[path.split('/')[0]!] : path;
}

/** The names that a file imports, with the path of each. */
function importsOf(file: ts.SourceFile): { name: string; path: string; isType: boolean }[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const named = importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) return [];
    return named.elements.map((element) => ({
      name: element.name.text,
      path: (moduleSpecifier as ts.StringLiteral).text,
      isType: importClause.phaseModifier === ts.SyntaxKind.TypeKeyword || element.isTypeOnly,
    }));
  });
}

/** What lays out stories is no part of the package; these do the same. */
const layouts = { Row: 'Inline', Column: 'Stack' };

/** A story as another app would write it, with its imports; first that of the component that the stories are of. */
export async function readExample(
  story: string,
  stories: string,
  entry: Pick<Entry, 'name' | 'room'> | undefined,
): Promise<Example> {
  const own = entry && `@guildhall/ui/${subpath(entry.name, entry.room)}`;
  const file = ts.createSourceFile('x.tsx', stories, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  let code = await readStory(story, stories);
  const imports = importsOf(file);
  for (const [layout, name] of Object.entries(layouts)) {
    if (!imports.some((one) => one.name === layout && one.path === '#docs/story-layout.tsx')) continue;
    code = code.replaceAll(new RegExp(`(</?)${layout}\\b`, 'g'), `$1${name}`);
    imports.push({ name, path: `#components/${name}/${name}.tsx`, isType: false });
  }
  const used = imports
    .filter(({ name }, index) => imports.findIndex((other) => other.name === name) === index)
    .filter(({ name }) => uses(code, name))
    .map((one) => ({ ...one, outside: pathOutside(one.path, own) }));
  const paths = [...new Set(used.flatMap((one) => one.outside ?? []))].sort();
  const lines = paths.map((path) => {
    const names = used
      .filter((one) => one.outside === path)
      .map(({ name, isType }) => (isType ? `type ${name}` : name));
    return `import { ${names.join(', ')} } from '${path}';`;
  });
  // An example that composes it with others may leave it to a helper.
  if (entry && !paths.includes(own!)) lines.unshift(`import { ${entry.name} } from '${own}';`);
  const data = used.filter((one) => one.outside === undefined);
  const note = data.length > 0 ? `// Of your own: ${data.map(({ name }) => name).join(', ')}.\n\n` : '';
  return {
    text: `${await formatAs('example.tsx', lines.join('\n'))}\n${note}${code}`,
    given: data.map(({ name, path, isType }) => `import ${isType ? 'type ' : ''}{ ${name} } from '${path}';`),
  };
}

/** All stories of a component as another app would write them, by their names. */
export async function readExamples(entry: Entry): Promise<Map<string, Example>> {
  const url = new URL(`../${entry.folder}/${entry.name}.stories.tsx`, import.meta.url);
  const stories = readFileSync(url, 'utf8');
  const names = [...stories.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name!);
  const read = names.map(async (name) => [name, await readExample(name, stories, entry)] as const);
  return new Map(await Promise.all(read));
}
