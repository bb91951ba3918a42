import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readTsconfig } from '../scripts/read-tsconfig.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

interface Markup {
  files: ts.SourceFile[];
  program: ts.Program;
  checker: ts.TypeChecker;
}

/** The markup of the package, stories, tests and pages of Storybook apart, and what knows its types. */
function readMarkup(): Markup {
  const { fileNames, options } = readTsconfig();
  const names = fileNames.filter(
    (path) =>
      path.startsWith(`${root}src/`) &&
      !path.startsWith(`${root}src/docs/`) &&
      path.endsWith('.tsx') &&
      !/\.(stories|test)\.tsx$/.test(path),
  );
  const program = ts.createProgram(names, options);
  return {
    files: names.map((name) => program.getSourceFile(name)!),
    program,
    checker: program.getTypeChecker(),
  };
}

/** The names of all props that any element of the page knows. */
function readElementProps({ program, checker }: Markup): Set<string> {
  const types = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith('@types/react/index.d.ts'))!;
  return new Set(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(types)!)
      .filter(({ name }) => /(HTML|Class)Attributes$/.test(name))
      .flatMap((symbol) => checker.getDeclaredTypeOfSymbol(symbol).getProperties())
      .map(({ name }) => name),
  );
}

/** `<Root {...rest}>`, where `rest` has a prop that no element knows. The compiler lets it pass. */
function findUnknownProps(file: ts.SourceFile, checker: ts.TypeChecker, known: Set<string>): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isRest =
      ts.isJsxSpreadAttribute(node) &&
      ts.isIdentifier(node.expression) &&
      /^(Root|[a-z]+)$/.test(node.parent.parent.tagName.getText());
    if (isRest)
      for (const { name } of checker.getTypeAtLocation(node.expression).getProperties())
        if (!known.has(name) && !name.startsWith('data-'))
          found.push(`${file.fileName.slice(root.length)}: ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('gives no element a prop that it does not know', () => {
  const markup = readMarkup();
  const known = readElementProps(markup);
  expect(markup.files.flatMap((file) => findUnknownProps(file, markup.checker, known))).toEqual([]);
});
