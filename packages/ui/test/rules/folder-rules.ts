import ts from 'typescript';
import type { ComponentContract } from '#docs/contract.ts';
import { readDescription, splitDescription } from '../../scripts/description.ts';
import { styleFiles, withoutComments } from '../../scripts/read-styles.ts';
import { rooms, storyTitle } from '../../scripts/rooms.ts';
import {
  descendants,
  filesEnding,
  markupFiles,
  parse,
  type ComponentSource,
  type Rule,
} from './component-source.ts';

/** Whether it is operated; only then there are interactions to play. */
const isInteractive = (contract: ComponentContract) => Object.keys(contract.keyboard).length > 0;

const requiredFiles = ({ name, contract }: ComponentSource) => [
  'index.ts',
  `${name}.tsx`,
  `${name}.styles.ts`,
  `${name}.contract.ts`,
  `${name}.stories.tsx`,
  ...(isInteractive(contract) ? [`${name}.interactions.stories.tsx`] : []),
  `${name}.test.tsx`,
];

const hasItsFiles: Rule = (component) =>
  requiredFiles(component)
    .filter((file) => !(file in component.files))
    .map((file) => `${file} is missing`);

const isExport = ({ kind }: ts.ModifierLike) => kind === ts.SyntaxKind.ExportKeyword;

const exportedNames = (file: string, text: string) =>
  parse(file, text)
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .filter((statement) => statement.modifiers?.some(isExport))
    .flatMap((statement) => statement.declarationList.declarations.map(({ name }) => name.getText()));

/** The titles that a component's stories may have: from its room through a category of that room, if it has some. */
function possibleTitles({ name, room }: ComponentSource): string[] {
  const { title, categories } = rooms[room];
  return categories.length > 0
    ? categories.map((category) => `${title}/${category}/${name}`)
    : [`${title}/${name}`];
}

/** Readers, tests and tools take the first stories, so these are the same everywhere. */
const ordersItsStories: Rule = (component) => {
  const { name, files } = component;
  const text = files[`${name}.stories.tsx`] ?? '';
  const names = exportedNames('x.tsx', text);
  return [
    ...(possibleTitles(component).includes(storyTitle(text))
      ? []
      : [`the title is none of ${possibleTitles(component).join(', ')}`]),
    ...(text.includes('contract') ? [] : ['parameters.contract is missing']),
    ...(names.slice(0, 2).join() === 'Default,Playground'
      ? []
      : ['the first stories are not Default, Playground']),
    ...(names.includes('States') ? [] : ['the story States is missing']),
    // Its picture is compared in every theme and direction.
    ...(/export const States\b[^;]*\bglobals: \{[^}]*\b(theme|direction)\b/.test(text)
      ? ['States fixes a theme or a direction']
      : []),
    ...(names.slice(-2).join() === 'RightToLeft,Narrow'
      ? []
      : ['the last stories are not RightToLeft, Narrow']),
  ];
};

const playsItsInteractions: Rule = (component) => {
  const { name, files } = component;
  const text = files[`${name}.interactions.stories.tsx`];
  if (text === undefined) return [];
  const title = `${storyTitle(files[`${name}.stories.tsx`] ?? '')}/Interactions`;
  return [
    ...(storyTitle(text) === title ? [] : [`the title is not ${title}`]),
    ...(/tags: \['!autodocs', '!manifest'\]/.test(text) ? [] : ["tags are not ['!autodocs', '!manifest']"]),
    ...(/\bplay\b/.test(text) ? [] : ['nothing is played']),
    ...(/querySelector\(['"`][.#]|getByTestId/.test(text)
      ? ['something is found by class, id or test id']
      : []),
  ];
};

/** Props that put a component into a state in which it does not do its work. */
const failures = ['disabled', 'error', 'loading', 'busy', 'failed', 'onRetry'];

/** The interactions cover the mouse, the keyboard, and a failure if the component has one. */
const playsByMouseKeyboardAndFailure: Rule = (component) => {
  const { name, contract, files } = component;
  if (!isInteractive(contract)) return [];
  const text = withoutComments(files[`${name}.interactions.stories.tsx`] ?? '');
  const props = filesEnding(component, '.tsx')
    .flatMap(([file, source]) => parse(file, source).statements)
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .filter(({ name, modifiers }) => name.text.endsWith('Props') && modifiers?.some(isExport))
    .flatMap((statement) => [...statement.members])
    // The attribute of pictures of that name is about when they are fetched.
    .filter((member) => !/'lazy'/.test(member.getText()))
    .map((member) => member.name?.getText() ?? '');
  const expected = failures.filter((failure) => props.includes(failure));
  return [
    ...(/\b(click|dblClick|hover|pointer|selectOptions)\(/.test(text) ? [] : ['nothing is done by mouse']),
    ...(/\b(keyboard|tab|type)\(/.test(text) ? [] : ['nothing is done by keyboard']),
    ...(expected.length === 0 || expected.some((failure) => new RegExp(`\\b${failure}\\b`).test(text))
      ? []
      : [`no story plays ${expected.join(' or ')}`]),
  ];
};

/** Types that hold undefined by themselves, as far as their text tells. */
const takesUndefined = (type: ts.TypeNode): boolean =>
  ts.isUnionTypeNode(type)
    ? type.types.some(takesUndefined)
    : type.kind === ts.SyntaxKind.UndefinedKeyword ||
      ts.isIndexedAccessTypeNode(type) ||
      type.kind === ts.SyntaxKind.UnknownKeyword ||
      type.getText() === 'ReactNode';

/** With `exactOptionalPropertyTypes` a caller could not pass on what it may not have. What components give back is exact. */
const takesUndefinedForOptionalProps: Rule = (component) =>
  [...filesEnding(component, '.ts'), ...filesEnding(component, '.tsx')].flatMap(([file, text]) =>
    parse(file, text)
      .statements.filter((statement) => ts.isInterfaceDeclaration(statement))
      .filter(({ name }) => component.room === 'components' || name.text.endsWith('Props'))
      .flatMap((statement) => descendants(statement).filter((node) => ts.isPropertySignature(node)))
      .filter(({ questionToken, type }) => questionToken && type && !takesUndefined(type))
      .map((member) => `${file}: the prop ${member.name.getText()} lacks \`| undefined\``),
  );

const documentsItsProps: Rule = (component) =>
  filesEnding(component, '.tsx').flatMap(([file, text]) =>
    parse(file, text)
      .statements.filter(
        (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('Props'),
      )
      .flatMap((statement) => [...(statement as ts.InterfaceDeclaration).members])
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map((member) => `${file}: the prop ${member.name?.getText()} has no JSDoc`),
  );

/** The first sentence of its JSDoc is what lists of components show. */
const hasASummary: Rule = ({ name, files }) =>
  splitDescription(readDescription(name, files[`${name}.tsx`] ?? '')).summary
    ? []
    : [`${name}.tsx: the JSDoc of the component holds no sentence`];

/** Without the directive a server component that imports it fails. */
const runsOnTheClient: Rule = (component) =>
  [...filesEnding(component, '.styles.ts'), ...filesEnding(component, '.tsx')]
    .filter(([, text]) => /from '(styled-components|\.\/\w+\.styles\.ts)'|\buse[A-Z]\w+\(/.test(text))
    .filter(([, text]) => !text.startsWith("'use client';\n"))
    .map(([file]) => `${file}: 'use client' is not its first line`);

const exportsNoStyles: Rule = ({ files }) =>
  /\.(styles|variants|contract)\.ts'|export \*/.test(files['index.ts'] ?? '')
    ? ['index.ts: exports more than public names']
    : [];

const marks = (text: string, pattern: RegExp) =>
  [...withoutComments(text).matchAll(pattern)].map(([, name]) => name!);

/** Parts and attributes are an interface to style and to test by, so no name is undeclared and none is stale. */
const keepsItsContract: Rule = (component) => {
  const { name, contract } = component;
  const markup = markupFiles(component).map(([file, text]) => parse(file, text));
  const attributes = markup
    .flatMap(descendants)
    .filter((node) => ts.isJsxAttribute(node) || ts.isPropertyAssignment(node))
    .map((node) => ({
      attribute: node.name.getText().replaceAll(/['"]/g, ''),
      value: (node.initializer?.getText() ?? '').replaceAll(/^['"{]+|['"}]+$/g, ''),
    }))
    .filter(({ attribute }) => attribute.startsWith('data-'));
  const styles = styleFiles(component.files)
    .map(([, text]) => text)
    .join('\n');
  const ownStyles = filesEnding(component, '.styles.ts')
    .map(([, text]) => text)
    .join('\n');

  const usedParts = new Set(
    attributes.filter(({ attribute }) => attribute === 'data-part').map(({ value }) => value),
  );
  const declaredParts = Object.keys(contract.parts).filter((part) => part !== 'root');
  const usedAttributes = new Set(attributes.map(({ attribute }) => attribute));
  const declaredAttributes: string[] = Object.keys(contract.dataAttributes);
  const common = ['data-component', 'data-part'];

  return [
    ...(contract.name === name ? [] : [`the contract is named ${contract.name}`]),
    ...(attributes.some(({ attribute, value }) => attribute === 'data-component' && value === name)
      ? []
      : [`no element carries data-component="${name}"`]),
    ...('root' in contract.parts ? [] : ['the contract does not describe the root']),
    ...[...usedParts]
      .filter((part) => !declaredParts.includes(part))
      .map((part) => `the part ${part} is not declared`),
    ...declaredParts
      .filter((part) => !usedParts.has(part))
      .map((part) => `the part ${part} is declared and not rendered`),
    ...marks(ownStyles, /\[data-part='([\w-]+)'\]/g)
      .filter((part) => !declaredParts.includes(part))
      .map((part) => `the part ${part} is dressed and not declared`),
    ...[...usedAttributes]
      .filter((attribute) => !common.includes(attribute) && !declaredAttributes.includes(attribute))
      .map((attribute) => `the attribute ${attribute} is not declared`),
    ...marks(ownStyles, /\[(data-[\w-]+)/g)
      .filter((attribute) => !common.includes(attribute) && !declaredAttributes.includes(attribute))
      .map((attribute) => `the attribute ${attribute} is dressed and not declared`),
    ...declaredAttributes
      .filter((attribute) => !usedAttributes.has(attribute) && !styles.includes(`[${attribute}`))
      .map((attribute) => `the attribute ${attribute} is declared and not used`),
  ];
};

/** A part is named for what it is (`request-estimate`), for people find it by that name. */
const namesItsParts: Rule = ({ contract }) =>
  'action' in contract.parts ? ['the part action does not say which action it is'] : [];

export const folderRules = {
  hasItsFiles,
  ordersItsStories,
  playsItsInteractions,
  playsByMouseKeyboardAndFailure,
  documentsItsProps,
  takesUndefinedForOptionalProps,
  hasASummary,
  runsOnTheClient,
  exportsNoStyles,
  keepsItsContract,
  namesItsParts,
};
