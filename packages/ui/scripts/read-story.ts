import ts from 'typescript';
import {
  add,
  bare,
  declarationsOf,
  isCalled,
  objectOf,
  readObject,
  rewrite,
  uses,
  withoutSpies,
  write,
  type Arg,
  type Args,
  type Declarations,
  type Story,
} from './story-args.ts';
import { formatAs } from './write-formatted.ts';

const isGiven = ({ value }: Arg) => value !== 'undefined';

/** An argument as what stands between the tags. */
function childrenOf(args: Args): string {
  const value = args.get('children')?.value ?? '';
  const [, text] = /^'([^'{}<>\\]*)'$/.exec(value) ?? [];
  if (text !== undefined) return text;
  return value === '' || value.startsWith('<') ? value : `{${value}}`;
}

function element(name: string, args: Args): string {
  const attributes = [...args].filter(([key, arg]) => key !== 'children' && isGiven(arg));
  const start = [name, ...attributes.map(([, { attribute }]) => attribute)].join(' ');
  const children = childrenOf(args);
  return children ? `<${start}>${children}</${name}>` : `<${start} />`;
}

/** The name by which a render function knows the arguments, and those that it takes out of them. */
function parameterOf({ parameters: [first] }: NonNullable<Story['render']>) {
  if (!first || !ts.isObjectBindingPattern(first.name)) return { name: first?.name.getText(), taken: [] };
  const { elements } = first.name;
  return {
    name: elements.find((item) => item.dotDotDotToken)?.name.getText(),
    taken: elements.map((item) => (item.propertyName ?? item.name).getText()),
  };
}

/** What the parameters of a render function are taken apart into, with the value that each has. */
function takenApart(render: NonNullable<Story['render']>, args: Args): [string, string][] {
  const namesIn = (name: ts.BindingName): [string, string][] =>
    ts.isObjectBindingPattern(name)
      ? name.elements.flatMap((item): [string, string][] => {
          if (!ts.isIdentifier(item.name)) return namesIn(item.name);
          const given = args.get((item.propertyName ?? item.name).getText())?.value;
          const value = given ?? (item.initializer && write(item.initializer));
          return value === undefined || item.dotDotDotToken ? [] : [[item.name.text, value]];
        })
      : [];
  return render.parameters.flatMap(({ name }) => namesIn(name));
}

/** The story whose arguments a node is, as `Default.args`. */
const storyOf = (node: ts.Node) => /^([A-Z]\w*)\.args!?$/.exec(node.getText())?.[1];

/** What a render function shows, with the arguments written out. */
function rendered(
  name: string,
  args: Args,
  render: NonNullable<Story['render']>,
  declarations: Declarations,
): string {
  const parameter = parameterOf(render);
  const left = new Map([...args].filter(([key]) => !parameter.taken.includes(key)));
  const argsOf = (node: ts.Node): Args | undefined => {
    if (!ts.isJsxSpreadAttribute(node)) return undefined;
    const story = storyOf(node.expression);
    if (story) return readObject(story, declarations).args;
    return node.expression.getText() === parameter.name ? left : undefined;
  };
  const isAbsent = (node: ts.Node): boolean =>
    ts.isPropertyAccessExpression(node) &&
    node.expression.getText() === parameter.name &&
    !left.has(node.name.text);
  const isArg = (node: ts.Node): boolean =>
    ts.isPropertyAccessExpression(node) && node.expression.getText() === parameter.name;
  const isAnd = (node: ts.Node): node is ts.BinaryExpression =>
    ts.isBinaryExpression(node) && node.operatorToken.getText() === '&&' && isArg(node.left);
  const withArgs = (node: ts.Node): string | undefined => {
    if (ts.isBinaryExpression(node) && node.operatorToken.getText() === '??' && isArg(node.left))
      return rewrite(isAbsent(node.left) ? node.right : node.left, withArgs);
    if (ts.isSpreadAssignment(node)) {
      const spread = bare(node.expression);
      // What depends on an argument is left out with it.
      if (isAnd(spread)) return isAbsent(spread.left) ? '' : `...${rewrite(bare(spread.right), withArgs)}`;
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === parameter.name) {
      const value = left.get(node.name.text)?.value ?? 'undefined';
      return isCalled(node) ? `(${value})` : value;
    }
    const spread = argsOf(node);
    if (spread && ts.isJsxSpreadAttribute(node)) {
      const later = node.parent.properties.filter((other) => other.pos > node.pos);
      const overridden = later.flatMap((other) => [...(argsOf(other)?.keys() ?? [other.name?.getText()])]);
      return [...spread]
        .filter(([key, arg]) => key !== 'children' && isGiven(arg) && !overridden.includes(key))
        .map(([, { attribute }]) => attribute)
        .join(' ');
    }
    if (ts.isJsxSelfClosingElement(node)) {
      const spreads = node.attributes.properties.map((item) => argsOf(item));
      const children = spreads.findLast((item) => item?.has('children'));
      const tag = node.tagName.getText();
      if (children) return `<${tag} ${rewrite(node.attributes, withArgs)}>${childrenOf(children)}</${tag}>`;
    }
    return withoutSpies(node);
  };
  const body = rewrite(ts.isBlock(render.body) ? render.body : bare(render.body), withArgs);
  const taken = takenApart(render, args)
    .filter(([key, value]) => key !== value && uses(body, key))
    .map(([key, value]) => `const ${key} = ${value};\n`)
    .join('');
  return ts.isBlock(render.body) ? `${taken}function ${name}() ${body}` : `${taken}${body}`;
}

/** What stands before a variable's name. */
const keywordOf = ({ parent }: ts.Node) =>
  ts.isVariableDeclarationList(parent) ? (parent.flags & ts.NodeFlags.Let ? 'let ' : 'const ') : '';

/** The declarations of the file that some code needs, first those that others need. */
function declarationsIn(code: string, declarations: Declarations, seen = new Set(['meta'])): string[] {
  return [...declarations].flatMap(([name, declaration]) => {
    if (seen.has(name) || !uses(code, name)) return [];
    seen.add(name);
    const text = `${keywordOf(declaration)}${write(declaration)}`;
    return [...declarationsIn(text, declarations, seen), text.replace(/^export /, '')];
  });
}

const tidy = async (code: string) => (await formatAs('story.tsx', code)).trim();

/** A story as one would write it: its arguments as JSX, or what it renders. */
export async function readStory(name: string, stories: string): Promise<string> {
  const file = ts.createSourceFile('x.tsx', stories, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = declarationsOf(file);
  const meta = readObject('meta', declarations);
  const own = readObject(name, declarations);
  const args: Args = new Map(meta.args);
  add(args, own.args);
  const render = own.render ?? meta.render;
  const component = objectOf('meta', declarations)
    ?.properties.find((property) => property.name?.getText() === 'component')
    ?.getText()
    .replace(/^component(?:: )?/, '');
  const code = render ? rendered(name, args, render, declarations) : element(component ?? 'Component', args);
  const needed = declarationsIn(code, declarations, new Set(['meta', name]));
  const [last, ...before] = await Promise.all([code, ...needed].map((text) => tidy(text)));
  return [...before, last!.replace(/^(<[^]*>);$/, '$1')].join('\n\n');
}
