import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readExample, readExamples } from '../scripts/read-example.ts';
import { readTsconfig } from '../scripts/read-tsconfig.ts';
import { entries } from '../scripts/rooms.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The options of the package, in which these modules are as another app's: nothing is emitted or need be used. */
function readOptions(): ts.CompilerOptions {
  return {
    ...readTsconfig().options,
    noEmit: true,
    composite: false,
    incremental: false,
    noUnusedLocals: false,
    skipLibCheck: true,
    types: ['vite/client'],
  };
}

/** What is wrong in files that exist only here, by their names. */
function errorsIn(files: ReadonlyMap<string, string>): string[] {
  const options = readOptions();
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => files.has(path) || disk.fileExists(path),
    readFile: (path) => files.get(path) ?? disk.readFile(path),
    getSourceFile: (path, language, ...rest) => {
      const text = files.get(path);
      return text === undefined
        ? disk.getSourceFile(path, language, ...rest)
        : ts.createSourceFile(path, text, language, true);
    },
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) =>
        `${path.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)}`,
    );
  });
}

it('every example of pages and agents compiles as it is, given its data', async () => {
  const files = new Map<string, string>();
  for (const entry of entries) {
    for (const [story, { text, given }] of await readExamples(entry)) {
      files.set(join(root, entry.folder, `${story}.example.tsx`), [...given, text].join('\n'));
    }
  }
  const guides = join(root, 'docs/guides');
  for (const page of readdirSync(guides).filter((name) => name.endsWith('.mdx'))) {
    const text = readFileSync(join(guides, page), 'utf8');
    for (const [, story] of text.matchAll(/<Canvas of=\{Examples\.(\w+)\}(?! sourceState="none")/g)) {
      const stories = readFileSync(join(guides, page.replace('.mdx', '.stories.tsx')), 'utf8');
      const { text, given } = await readExample(story!, stories, undefined);
      files.set(join(guides, `${story}.example.tsx`), [...given, text].join('\n'));
    }
  }
  expect(files.size).toBeGreaterThan(entries.length * 5);
  const wrong = join(root, 'src/wrong.example.tsx');
  files.set(wrong, 'import { Button } from \'@guildhall/ui/button\';\n<Button variant="loud">Save</Button>');
  const [first, ...others] = errorsIn(files).sort((a) => (a.startsWith('src/wrong') ? -1 : 0));
  expect(first).toMatch(/^src\/wrong\.example\.tsx: .*"loud"/);
  expect(others).toEqual([]);
}, 600_000);
