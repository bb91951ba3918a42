import type { Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { lackedBy, webPlatform } from './browsers.ts';

const { api, javascript } = webPlatform;
const builtins = javascript['builtins']!;
const trees: Identifier[] = [api, builtins, builtins['Intl']!];

const child = (tree: Identifier | undefined, name: string): Identifier | undefined =>
  tree && Object.hasOwn(tree, name) ? tree[name] : undefined;

/** The names of a type, of what it extends, and of the parts of a union. */
function namesOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => namesOf(checker, part));
  const apparent = checker.getApparentType(type);
  const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
  return [apparent.symbol?.name ?? '', ...bases.flatMap((base) => namesOf(checker, base))];
}

/** What MDN says about a name that TypeScript's libraries declare; undefined where it says nothing. */
function featureOf(checker: ts.TypeChecker, node: ts.Identifier, { parent }: ts.Declaration) {
  const name = node.text;
  // `declare var URL: { canParse(): boolean }`
  const isOfVariable = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
  const owner = isOfVariable ? parent.parent : ts.isInterfaceDeclaration(parent) ? parent : undefined;
  if (!owner) return [...trees, api['Window']].map((tree) => child(tree, name)).find(Boolean);
  const declared = owner.name.getText();
  const isStatic = isOfVariable || declared.endsWith('Constructor');
  // MDN has the members of a mixin, such as ParentNode, at what includes it.
  const access = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node && node.parent;
  const receivers = access ? namesOf(checker, checker.getTypeAtLocation(access.expression)) : [];
  return [declared, ...receivers]
    .map((type) => type.replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, ''))
    .flatMap((type) => trees.map((tree) => child(tree, type)))
    .map((type) => (isStatic ? (child(type, `${name}_static`) ?? child(type, name)) : child(type, name)))
    .find(Boolean);
}

/** Whether the code asks for it first: by `?.` or `??`, or by `in` or `typeof` in the same function. */
function isAskedFor(node: ts.Identifier): boolean {
  const whole = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
  const { parent } = whole;
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return parent.left === whole;
  if ('questionDotToken' in parent && parent.questionDotToken) return true;
  const scope = ts.findAncestor(node, ts.isFunctionLike)?.getText() ?? '';
  return new RegExp(String.raw`'${node.text}' in |typeof (\w+\.)*${node.text}\b`).test(scope);
}

/** The uses of APIs that one of the supported browsers lacks and that the code does not ask for first. */
export function lackedApis(program: ts.Program, file: ts.SourceFile): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const declaration = checker
        .getSymbolAtLocation(node)
        ?.declarations?.find((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
      const lacking = declaration ? lackedBy(featureOf(checker, node, declaration)) : [];
      if (lacking.length > 0 && !isAskedFor(node)) {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push(`${file.fileName}:${line}: ${node.text} is lacked by ${lacking.join(', ')}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
