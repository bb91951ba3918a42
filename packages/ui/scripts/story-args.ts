import ts from 'typescript';

/** An argument of a story: as a JSX attribute, and as the expression that it was written as. */
export interface Arg {
  attribute: string;
  value?: string;
}
/** The arguments by their name, in the order in which they are written. */
export type Args = Map<string, Arg>;

/** What a story gives: its arguments on top of those of its file, and how it renders them. */
export interface Story {
  args: Args;
  render?: ts.ArrowFunction | ts.FunctionExpression;
}

/** An expression without parentheses and assertions. */
export const bare = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/** The declarations at the top of a file, by their name. */
export function declarationsOf(file: ts.SourceFile) {
  type Declaration = ts.VariableDeclaration | ts.FunctionDeclaration;
  const declarations = file.statements.flatMap((statement): Declaration[] => {
    if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
    return ts.isFunctionDeclaration(statement) ? [statement] : [];
  });
  return new Map(declarations.map((declaration) => [declaration.name?.getText() ?? '', declaration]));
}

/** The text of a node in which some of its nodes are replaced. */
export function rewrite(node: ts.Node, replace: (inner: ts.Node) => string | undefined): string {
  const own = replace(node);
  if (own !== undefined) return own;
  const text = node.getSourceFile().text;
  let [written, at] = ['', node.getStart()];
  ts.forEachChild(node, (child) => {
    const start = child.getStart();
    written += text.slice(at, start) + rewrite(child, replace);
    at = child.end;
  });
  return written + text.slice(at, node.end);
}

/** Whether a node is what a call calls. */
export const isCalled = (node: ts.Node) =>
  ts.isCallExpression(node.parent) && node.parent.expression === node;

/** Spies count calls for tests; to a reader they are callbacks that do nothing. */
export function withoutSpies(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'fn') return undefined;
  const callback = node.arguments[0]?.getText() ?? '() => {}';
  return isCalled(node) ? `(${callback})` : callback;
}

/** Whether code uses what has a name, spread included; the property of another thing is not it. */
export const uses = (code: string, name: string) =>
  new RegExp(String.raw`(?<![\w'"-])(?<!(?<!\.\.)\.)${name}(?![\w'"-])`).test(code);

/** The text of a node for a reader. */
export const write = (node: ts.Node) => rewrite(node, withoutSpies);

function readArg(property: ts.ObjectLiteralElementLike): [string, Arg] {
  if (ts.isSpreadAssignment(property))
    return [property.getText(), { attribute: `{...${write(property.expression)}}` }];
  const name = property.name.getText().replaceAll("'", '');
  if (!ts.isPropertyAssignment(property)) return [name, { attribute: `${name}={${name}}`, value: name }];
  const node = bare(property.initializer);
  const value = write(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [name, { attribute: name, value }];
  const isPlain = ts.isStringLiteral(node) && !/["\\]/.test(node.text);
  return [name, { attribute: isPlain ? `${name}="${node.text}"` : `${name}={${value}}`, value }];
}

/** What `declarationsOf` finds. */
export type Declarations = ReturnType<typeof declarationsOf>;

/** The object that a constant is. */
export function objectOf(name: string, declarations: Declarations): ts.ObjectLiteralExpression | undefined {
  const declaration = declarations.get(name);
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  const value = bare(declaration.initializer);
  return ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** A later argument stands behind the earlier ones, so that a spread between them changes nothing. */
export function add(args: Args, more: Iterable<[string, Arg]>): void {
  for (const [name, arg] of more) {
    args.delete(name);
    args.set(name, arg);
  }
}

function readArgs(node: ts.Expression, declarations: Declarations): Args {
  const args: Args = new Map();
  const value = bare(node);
  if (!ts.isObjectLiteralExpression(value))
    return new Map([[value.getText(), { attribute: `{...${write(value)}}` }]]);
  for (const property of value.properties) {
    const [, story] =
      (ts.isSpreadAssignment(property) && /^(\w+)\.args!?$/.exec(property.expression.getText())) || [];
    add(args, story ? readObject(story, declarations).args : [readArg(property)]);
  }
  return args;
}

/** What `meta` or a story says, with the stories that it is spread from. */
export function readObject(name: string, declarations: Declarations): Story {
  const story: Story = { args: new Map() };
  for (const property of objectOf(name, declarations)?.properties ?? []) {
    if (ts.isSpreadAssignment(property)) {
      const base = readObject(property.expression.getText(), declarations);
      add(story.args, base.args);
      if (base.render) story.render = base.render;
    } else if (ts.isPropertyAssignment(property) && property.name.getText() === 'args') {
      story.args = readArgs(property.initializer, declarations);
    } else if (ts.isPropertyAssignment(property) && property.name.getText() === 'render') {
      const value = bare(property.initializer);
      if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) story.render = value;
    }
  }
  return story;
}
