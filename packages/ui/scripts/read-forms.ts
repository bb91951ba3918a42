import ts from 'typescript';

/** What names stand for: parameters with nothing for themselves, all else for an expression and what is known there. */
type Scope = ReadonlyMap<string, { value: ts.Expression; scope: Scope } | null>;

/** The functions and objects of a file, by their names. */
export function scopeOf(file: ts.SourceFile): Scope {
  const scope = new Map<string, { value: ts.Expression; scope: Scope } | null>();
  for (const statement of file.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) scope.set(name.getText(), { value: initializer, scope });
  return scope;
}

const known = (scope: Scope, name: ts.Node) => scope.get(name.getText()) ?? undefined;

/** A function's own scope, in which some of its parameters have values. */
const within = (fn: ts.ArrowFunction, scope: Scope, values: readonly ts.Expression[], of: Scope): Scope =>
  new Map([
    ...scope,
    ...fn.parameters.map(({ name }, index) => {
      const value = values[index];
      return [name.getText(), value ? { value, scope: of } : null] as const;
    }),
  ]);

/** A place for a value, with the name of the parameter that fills it: `{count}`. */
function placeOf(node: ts.Node, scope: Scope): string | undefined {
  if (ts.isIdentifier(node)) return scope.get(node.text) === null ? `{${node.text}}` : undefined;
  return ts.forEachChild(node, (child) => placeOf(child, scope));
}

/** Every way to join a form of each part. */
const joined = (parts: readonly (readonly string[])[]) =>
  parts.reduce<readonly string[]>(
    (forms, part) => forms.flatMap((form) => part.map((next) => form + next)),
    [''],
  );

/** A list of words and what stands between them: `[browser, system].filter(Boolean).join(' on ')`. */
function listOf({ expression, arguments: [between] }: ts.CallExpression) {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') return undefined;
  let list = expression.expression;
  while (ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression))
    list = list.expression.expression;
  if (!ts.isArrayLiteralExpression(list) || !between || !ts.isStringLiteral(between)) return undefined;
  return { elements: list.elements, between: between.text };
}

/** What each says, or undefined when that of one is not known. */
function readAll(nodes: readonly ts.Expression[], scope: Scope): (readonly string[])[] | undefined {
  const all = nodes.map((node) => readForms(node, scope));
  return all.includes(undefined) ? undefined : (all as (readonly string[])[]);
}

/**
 * What a word can say: a text as it is, a function with its parameters in braces and in each of its forms, as for one
 * and for many. Undefined for code of which that cannot be read.
 */
export function readForms(node: ts.Expression, scope: Scope): readonly string[] | undefined {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return readForms(node.expression, scope);
  if (ts.isArrowFunction(node))
    return ts.isBlock(node.body) ? undefined : readForms(node.body, within(node, scope, [], scope));
  if (ts.isIdentifier(node)) {
    const named = known(scope, node);
    if (named) return readForms(named.value, named.scope);
    const place = placeOf(node, scope);
    return place === undefined ? undefined : [place];
  }
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.flatMap(({ expression, literal }) => {
      const forms = readForms(expression, scope) ?? [placeOf(expression, scope) ?? '…'];
      return [forms, [literal.text]];
    });
    return joined([[node.head.text], ...parts]);
  }
  if (ts.isConditionalExpression(node)) return readAll([node.whenTrue, node.whenFalse], scope)?.flat();
  if (ts.isBinaryExpression(node)) {
    const sides = readAll([node.left, node.right], scope);
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken ? sides && joined(sides) : sides?.flat();
  }
  if (ts.isObjectLiteralExpression(node))
    return readAll(
      node.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer),
      scope,
    )?.flat();
  if (ts.isArrayLiteralExpression(node)) return readAll(node.elements, scope)?.flat();
  // One of an object's words.
  if (ts.isElementAccessExpression(node)) return readForms(node.expression, scope);
  if (ts.isCallExpression(node)) {
    const list = listOf(node);
    if (list) {
      const parts = readAll(list.elements, scope);
      return parts && joined(parts.flatMap((part, index) => (index === 0 ? [part] : [[list.between], part])));
    }
    const called = known(scope, node.expression);
    if (called && ts.isArrowFunction(called.value) && !ts.isBlock(called.value.body))
      return readForms(called.value.body, within(called.value, called.scope, node.arguments, scope));
  }
  return undefined;
}
