import { describe, expect, it } from 'vitest';
import { entries } from '../scripts/rooms.ts';
import { readComponent, type ComponentSource } from './rules/component-source.ts';
import { folderRules } from './rules/folder-rules.ts';
import { styleRules } from './rules/style-rules.ts';

const rules = { ...folderRules, ...styleRules };
type RuleName = keyof typeof rules;

const components = await Promise.all(entries.map((entry) => readComponent(entry)));
const button = components.find(({ name }) => name === 'Button')!;

describe('every component', () => {
  it.each(Object.keys(rules) as RuleName[])('%s', (rule) => {
    expect(
      components.flatMap((component) => rules[rule](component).map((error) => `${component.name}: ${error}`)),
    ).toEqual([]);
  });
});

/** Changes that break a rule: the name of the rule, what is wrong, and how to break the sound Button. */
const violations: [RuleName, string, (button: ComponentSource) => ComponentSource][] = [];
const plant = (rule: RuleName, what: string, change: (button: ComponentSource) => ComponentSource) =>
  violations.push([rule, what, change]);
const replace = (file: string, from: string | RegExp, to: string) => (button: ComponentSource) => {
  const text = button.files[file]!;
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} holds no ${from}.`);
  return { ...button, files: { ...button.files, [file]: changed } };
};
const declare = (change: Partial<ComponentSource['contract']>) => (button: ComponentSource) => ({
  ...button,
  contract: { ...button.contract, ...change },
});

for (const file of ['index.ts', 'Button.test.tsx', 'Button.contract.ts', 'Button.interactions.stories.tsx']) {
  plant('hasItsFiles', `no ${file}`, (button) => {
    const { [file]: _, ...files } = button.files;
    return { ...button, files };
  });
}
plant(
  'ordersItsStories',
  'another title',
  replace('Button.stories.tsx', 'Components/Actions/Button', 'Trade/Button'),
);
plant(
  'ordersItsStories',
  'no category',
  replace('Button.stories.tsx', 'Components/Actions/Button', 'Components/Button'),
);
plant('ordersItsStories', 'no contract', replace('Button.stories.tsx', /contract/g, 'agreement'));
plant('ordersItsStories', 'Default not first', replace('Button.stories.tsx', 'const Default', 'const Basic'));
plant('ordersItsStories', 'no States', replace('Button.stories.tsx', 'const States', 'const All'));
plant(
  'ordersItsStories',
  'States in one theme',
  replace(
    'Button.stories.tsx',
    'const States: Story = {',
    "const States: Story = { globals: { theme: 'dark' },",
  ),
);
plant('ordersItsStories', 'Narrow not last', replace('Button.stories.tsx', /$/, 'export const More = {};'));
plant(
  'playsItsInteractions',
  'another title',
  replace('Button.interactions.stories.tsx', '/Interactions', '/Plays'),
);
plant('playsItsInteractions', 'in the docs', replace('Button.interactions.stories.tsx', "'!autodocs', ", ''));
plant('playsItsInteractions', 'no play', replace('Button.interactions.stories.tsx', /\bplay\b/g, 'run'));
plant(
  'playsItsInteractions',
  'by test id',
  replace('Button.interactions.stories.tsx', 'getByRole', 'getByTestId'),
);
plant(
  'playsByMouseKeyboardAndFailure',
  'no mouse',
  replace('Button.interactions.stories.tsx', /\b(click|hover|pointer)\(/g, 'press('),
);
plant(
  'playsByMouseKeyboardAndFailure',
  'no keyboard',
  replace('Button.interactions.stories.tsx', /\b(keyboard|tab|type)\(/g, 'press('),
);
plant(
  'playsByMouseKeyboardAndFailure',
  'no failure',
  replace('Button.interactions.stories.tsx', /\b(disabled|loading)\b/g, 'asleep'),
);
plant('documentsItsProps', 'no JSDoc', replace('Button.tsx', /\/\*\* An icon before.*\*\//, ''));
plant(
  'takesUndefinedForOptionalProps',
  'a type alone',
  replace('Button.tsx', 'leadingIcon?: ReactNode;', 'leadingIcon?: string;'),
);
plant('hasASummary', 'no JSDoc', replace('Button.tsx', '/** Does something', '/* Does something'));
plant('runsOnTheClient', 'component', replace('Button.tsx', "'use client';\n", ''));
plant('runsOnTheClient', 'styles', replace('Button.styles.ts', "'use client';\n", ''));
plant('exportsNoStyles', 'the root', replace('index.ts', /$/, "export { Root } from './Button.styles.ts';"));
plant('exportsNoStyles', 'everything', replace('index.ts', /$/, "export * from './Button.tsx';"));
plant('keepsItsContract', 'another name', declare({ name: 'Knob' }));
plant('keepsItsContract', 'no data-component', replace('Button.tsx', 'data-component="Button"', ''));
plant('keepsItsContract', 'undeclared part', replace('Button.tsx', 'data-part="label"', 'data-part="words"'));
plant('keepsItsContract', 'stale part', replace('Button.tsx', 'data-part="label"', ''));
plant(
  'keepsItsContract',
  'part dressed only',
  replace('Button.styles.ts', "[data-part='label']", "[data-part='x']"),
);
plant('keepsItsContract', 'undeclared attribute', replace('Button.tsx', 'data-size', 'data-girth'));
plant(
  'keepsItsContract',
  'attribute dressed only',
  replace('Button.styles.ts', '[data-loading', '[data-girth'),
);
plant('keepsItsContract', 'stale attribute', declare({ dataAttributes: { 'data-odd': 'Never.' } }));
plant('namesItsParts', 'a part named action', declare({ parts: { root: 'R', action: 'A' } }));
plant(
  'doesNotDependOnThePage',
  'a dialog anywhere',
  replace('Button.styles.ts', '${buttonBox}', '${buttonBox} :root:has(dialog) & { color: inherit; }'),
);
plant(
  'hoversWherePointersHover',
  'a rule for all',
  replace('Button.styles.ts', '${buttonBox}', '${buttonBox} &:hover { color: inherit; }'),
);
plant('isStatic', 'arrow function', replace('Button.styles.ts', 'inset: 0;', 'inset: ${() => 0};'));
plant('isStatic', 'function', replace('Button.variants.ts', 'transparent;', '${function () { return 0; }};'));
plant('isLayered', 'no layer', replace('Button.styles.ts', '@layer guildhall.components', '&'));
plant('isLayered', 'a rule after it', replace('Button.styles.ts', /\}\n`;/, '}\ncolor: inherit;`;'));
for (const colour of [
  '#fff',
  '#12212580',
  'rgb(0 0 0)',
  'rgba(0, 0, 0, 0.5)',
  'oklch(1 0 0)',
  'white',
  '1px solid black',
])
  plant('writesNoColour', colour, replace('Button.styles.ts', 'inset: 0;', `border: ${colour};`));
plant(
  'usesOnlyThePlainStyledApi',
  'attrs',
  replace('Button.styles.ts', 'styled.button', 'styled.button.attrs({})'),
);
plant(
  'usesOnlyThePlainStyledApi',
  'ThemeProvider',
  replace('Button.styles.ts', '{ styled }', '{ styled, ThemeProvider }'),
);
plant(
  'usesOnlyThePlainStyledApi',
  'styled(styled())',
  replace('Button.styles.ts', /$/, 'export const Big = styled(Root)``;'),
);
plant('usesOnlyThePlainStyledApi', 'as', replace('Button.tsx', 'data-variant={variant}', 'as="a"'));
plant('readsTokensOnly', 'a misspelt token', replace('Button.variants.ts', '--gh-space-2)', '--gh-spaec-2)'));
plant(
  'readsTokensOnly',
  'a variable without a token',
  replace('Button.styles.ts', 'inset: 0;', 'inset: var(--gh-button-odd, 0);'),
);
plant('declaresNoToken', 'own token', replace('Button.styles.ts', 'inset: 0;', '--gh-button-bg: none;'));
plant(
  'keepsItsTier',
  'another fallback',
  replace('Button.variants.ts', '--gh-button-radius, var(--gh-radius)', '--gh-button-radius, 9px'),
);
plant(
  'keepsItsTier',
  'another default variant',
  replace('Button.variants.ts', 'var(--gh-color-action);', 'var(--gh-color-fg);'),
);

describe('the rules themselves', () => {
  it('let a component of ours have an `as` of its own', () => {
    const inText = replace('Button.tsx', '{children}', '<Text as="b">{children}</Text>')(button);
    const imported = replace('Button.tsx', /$/, "import { Text } from '#components/Text/Text.tsx';")(inText);
    expect(rules.usesOnlyThePlainStyledApi(inText)).not.toEqual([]);
    expect(rules.usesOnlyThePlainStyledApi(imported)).toEqual([]);
  });

  it.each(violations)('%s catches: %s', (rule, _, change) => {
    expect(rules[rule](change(button))).not.toEqual([]);
  });

  it('are each broken once', () => {
    expect(new Set(violations.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)));
  });
});
