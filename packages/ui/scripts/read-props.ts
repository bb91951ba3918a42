import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { readTsconfig } from './read-tsconfig.ts';

export interface Prop {
  name: string;
  type: string;
  isOptional: boolean;
  /** What follows `@default`. */
  defaultValue: string | undefined;
  description: string;
}

/** What a component takes. */
export interface ReadProps {
  /** Those that are required first, and by the alphabet, so that each is at the same place on every page. */
  props: Prop[];
  /** Our own types that its props name, and those that these name, as they are written. */
  types: string[];
}

const root = fileURLToPath(new URL('../', import.meta.url));
const isOurs = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.startsWith(`${root}src/`);

/** A type as it was written, on one line. That what is optional may be undefined goes without saying. */
function writtenType(declaration: ts.Declaration): string {
  if (!ts.isPropertySignature(declaration) || !declaration.type) return 'unknown';
  const text = declaration.type.getText().replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  if (!declaration.questionToken) return text;
  return text.replace(/ \| undefined$/, '').replace(/^\((\(.*\) => [^()]*)\)$/, '$1');
}

function readProp(symbol: ts.Symbol, declaration: ts.Declaration, checker: ts.TypeChecker): Prop {
  const tags = symbol.getJsDocTags(checker);
  const text = (parts: readonly ts.SymbolDisplayPart[] = []) =>
    ts.displayPartsToString([...parts]).replaceAll(/\s+/g, ' ');
  const defaultTag = tags.find(({ name }) => name === 'default');
  return {
    name: symbol.name,
    type: writtenType(declaration),
    isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    defaultValue: defaultTag && text(defaultTag.text),
    description: text(symbol.getDocumentationComment(checker)),
  };
}

const byAlphabet = new Intl.Collator('en').compare;
const inOrder = (a: Prop, b: Prop) =>
  Number(a.isOptional) - Number(b.isOptional) || byAlphabet(a.name, b.name);

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Our own types that a node names, from the nearest on, each once. */
function findTypes(node: ts.Node, checker: ts.TypeChecker, found = new Set<Declared>()): Set<Declared> {
  if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
    const named = checker.getSymbolAtLocation(ts.isTypeReferenceNode(node) ? node.typeName : node.expression);
    const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    const declaration = symbol?.declarations?.find(isOurs);
    const isType =
      declaration && (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration));
    if (isType && !found.has(declaration)) {
      found.add(declaration);
      findTypes(declaration, checker, found);
    }
  }
  node.forEachChild((child) => void findTypes(child, checker, found));
  return found;
}

/** A type as it is written, with what its members mean, and without what only its own file knows. */
const writtenDeclaration = (declaration: Declared) =>
  declaration.getText().replace(/^(export )?(declare )?/, '');

/** The props of each component that are our own, and the types that they name, by the path of the file that exports its `<Name>Props`. */
export function readProps(components: readonly { name: string; path: string }[]): Map<string, ReadProps> {
  const { options } = readTsconfig();
  const paths = components.map(({ path }) => `${root}${path}`);
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  const propsOf = (name: string, path: string): ReadProps => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(`${root}${path}`)!);
    const props = module?.exports?.get(ts.escapeLeadingUnderscores(`${name}Props`));
    if (!props) return { props: [], types: [] };
    const own = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(props)).flatMap((symbol) => {
      const declaration = symbol.declarations?.find(isOurs);
      return declaration ? [{ symbol, declaration }] : [];
    });
    const types = new Set<Declared>();
    for (const { declaration } of own) findTypes(declaration, checker, types);
    return {
      props: own.map(({ symbol, declaration }) => readProp(symbol, declaration, checker)).sort(inOrder),
      types: [...types].map(writtenDeclaration),
    };
  };
  return new Map(components.map(({ name, path }) => [name, propsOf(name, path)]));
}
