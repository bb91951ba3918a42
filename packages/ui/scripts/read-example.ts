import { format, resolveConfig } from 'prettier';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The initializer of a top-level constant, without `satisfies`. */
function constant(file: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  const [declaration] = file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter((declaration) => declaration.name.getText() === name);
  let value = declaration?.initializer;
  if (value && ts.isSatisfiesExpression(value)) value = value.expression;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

function argsOf(object: ts.ObjectLiteralExpression | undefined): readonly ts.ObjectLiteralElementLike[] {
  const args = object?.properties.find((property) => property.name?.getText() === 'args');
  return args && ts.isPropertyAssignment(args) && ts.isObjectLiteralExpression(args.initializer)
    ? args.initializer.properties
    : [];
}

const withoutSpies = (text: string) => text.replaceAll(/\bfn\(.*?\)/g, '() => {}');

/** One arg as a JSX attribute. */
function attribute(arg: ts.ObjectLiteralElementLike): string {
  if (ts.isSpreadAssignment(arg)) return `{${arg.getText()}}`;
  const name = arg.name.getText().replaceAll("'", '');
  if (ts.isShorthandPropertyAssignment(arg)) return `${name}={${name}}`;
  if (!ts.isPropertyAssignment(arg)) return `${name}={() => {}}`;
  const value = arg.initializer;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
  return ts.isStringLiteral(value) && !value.text.includes('"')
    ? `${name}="${value.text}"`
    : `${name}={${withoutSpies(value.getText())}}`;
}

/** What stands between the tags. */
function childrenOf(arg: ts.ObjectLiteralElementLike | undefined): string {
  if (arg && ts.isShorthandPropertyAssignment(arg)) return '{children}';
  if (!arg || !ts.isPropertyAssignment(arg)) return '';
  const value = arg.initializer;
  return ts.isStringLiteral(value) && !/[{}<>]/.test(value.text)
    ? value.text
    : `{${withoutSpies(value.getText())}}`;
}

const isUndefined = (arg: ts.ObjectLiteralElementLike) =>
  ts.isPropertyAssignment(arg) && arg.initializer.getText() === 'undefined';

/** The story `Default` of a component as one would write it: its args as JSX. */
export async function readExample(name: string, stories: string): Promise<string> {
  const file = ts.createSourceFile('x.tsx', stories, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const args = new Map(
    [...argsOf(constant(file, 'meta')), ...argsOf(constant(file, 'Default'))].map((arg) => [
      arg.name?.getText() ?? arg.getText(),
      arg,
    ]),
  );
  const children = childrenOf(args.get('children'));
  args.delete('children');
  const end = children ? `>${children}</${name}>` : '/>';
  const attributes = [...args.values()].filter((arg) => !isUndefined(arg)).map(attribute);
  const path = fileURLToPath(import.meta.url);
  const text = await format(`<${name} ${attributes.join(' ')}${end}`, {
    ...(await resolveConfig(path)),
    parser: 'typescript',
  });
  return text.trim().replace(/;$/, '');
}
