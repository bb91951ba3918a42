import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface Prop {
  name: string;
  type: string;
  isOptional: boolean;
  /** What follows `@default`. */
  defaultValue: string | undefined;
  description: string;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const isOurs = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.startsWith(`${root}src/`);

/** A type as it was written, on one line. */
function writtenType(declaration: ts.Declaration): string {
  if (!ts.isPropertySignature(declaration) || !declaration.type) return 'unknown';
  return declaration.type.getText().replaceAll(/\s+/g, ' ').replace(/^\| /, '');
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

/** The props of each component that are our own, by the path of the file that exports its `<Name>Props`. */
export function readProps(components: readonly { name: string; path: string }[]): Map<string, Prop[]> {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const paths = components.map(({ path }) => `${root}${path}`);
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  const propsOf = (name: string, path: string): Prop[] => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(`${root}${path}`)!);
    const props = module?.exports?.get(ts.escapeLeadingUnderscores(`${name}Props`));
    if (!props) return [];
    return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(props)).flatMap((symbol) => {
      const declaration = symbol.declarations?.find(isOurs);
      return declaration ? [readProp(symbol, declaration, checker)] : [];
    });
  };
  return new Map(components.map(({ name, path }) => [name, propsOf(name, path)]));
}
