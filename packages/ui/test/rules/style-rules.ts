import ts from 'typescript';
import { readComponentTokens, readTokens } from '../../scripts/dtcg.ts';
import { namesOfVariables, readVariables, styleFiles, withoutComments } from '../../scripts/read-styles.ts';
import { descendants, filesEnding, parse, type Rule } from './component-source.ts';

const namedColour =
  /:[^;{}]*\b(white|black|red|green|blue|yellow|orange|purple|gr[ae]y|silver|gold|pink|brown|navy|teal)\b/;
const writtenColour = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const styledTag = /^(styled\b|css$|keyframes$)/;

const templates = (file: string, text: string) =>
  descendants(parse(file, text)).filter(
    (node) => ts.isTaggedTemplateExpression(node) && styledTag.test(node.tag.getText()),
  ) as ts.TaggedTemplateExpression[];

/** A function in a template is run and hashed on every render. */
const isStatic: Rule = (component) =>
  styleFiles(component.files).flatMap(([file, text]) =>
    templates(file, text)
      .flatMap((template) => descendants(template.template))
      .filter((node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node))
      .map((node) => `${file}: a function in a template: ${node.getText()}`),
  );

/** Unlayered rules of ours would beat those of the consumer. */
const isLayered: Rule = (component) =>
  filesEnding(component, '.styles.ts').flatMap(([file, text]) =>
    templates(file, text)
      .filter((template) => template.tag.getText().startsWith('styled'))
      .filter(
        (template) => !/^`\s*@layer guildhall\.components \{[\s\S]*\}\s*`$/.test(template.template.getText()),
      )
      .map(() => `${file}: a styled root outside @layer guildhall.components`),
  );

const writesNoColour: Rule = (component) =>
  styleFiles(component.files).flatMap(([file, text]) =>
    withoutComments(text)
      .split('\n')
      .filter((line) => !line.startsWith('import') && (writtenColour.test(line) || namedColour.test(line)))
      .map((line) => `${file}: a colour that is no token: ${line.trim()}`),
  );

/** Whether a prop is given to a component of ours, such as Text, which has an `as` of its own. */
const isOfAComponent = ({ parent }: ts.JsxAttribute, text: string) =>
  new RegExp(String.raw`import \{[^}]*\b${parent.parent.tagName.getText()}\b[^}]*\} from '[^']+\.tsx'`).test(
    text,
  );

const usesOnlyThePlainStyledApi: Rule = (component) => [
  ...styleFiles(component.files).flatMap(([file, text]) => {
    const found = /\.attrs\b|\.withConfig\b|ThemeProvider|createGlobalStyle|\buseTheme\b/.exec(
      withoutComments(text),
    );
    const locals = [...text.matchAll(/const (\w+) = styled/g)].map(([, name]) => name!);
    const nested = locals.find((name) => text.includes(`styled(${name})`));
    return [
      ...(found ? [`${file}: ${found[0]} is not used here`] : []),
      ...(nested ? [`${file}: styled(${nested}) dresses what is already dressed`] : []),
    ];
  }),
  ...filesEnding(component, '.tsx').flatMap(([file, text]) =>
    descendants(parse(file, text))
      .filter((node) => ts.isJsxAttribute(node) && /^(as|forwardedAs)$/.test(node.name.getText()))
      .filter((node) => !isOfAComponent(node as ts.JsxAttribute, text))
      .map((node) => `${file}: the polymorphic prop ${node.getText()}`),
  ),
];

/** With such a rule every change of the page styles every part of every component again. */
const doesNotDependOnThePage: Rule = (component) =>
  styleFiles(component.files).flatMap(([file, text]) =>
    [...withoutComments(text).matchAll(/(?::root|html|body):has\(.*\) +[^\s{].*(?=\{)/g)].map(
      ([selector]) => `${file}: ${selector.trim()} depends on the whole page`,
    ),
  );

/** What stands around each rule for what is under the pointer. */
function surroundingsOfHover(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, text, mark] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '{') {
      if (text!.includes(':hover')) found.push(around.join(' '));
      around.push(text!.trim());
    } else if (mark === '}') around.pop();
  }
  return found;
}

/** A finger leaves what it has touched 'under the pointer'. What reduced motion takes back may be for both. */
const hoversWherePointersHover: Rule = (component) =>
  styleFiles(component.files).flatMap(([file, text]) =>
    surroundingsOfHover(withoutComments(text).replaceAll(/\$\{[^}]*\}/g, '')).flatMap((around) =>
      /@media \((hover: hover|prefers-reduced-motion: reduce)\)/.test(around)
        ? []
        : [`${file}: :hover outside @media (hover: hover): ${around}`],
    ),
  );

const tokenNames = new Set([...readTokens('light'), ...readComponentTokens('light')].map(({ name }) => name));

/** A name that is no token is a typing error, and paints nothing. */
const readsTokensOnly: Rule = (component) =>
  [...styleFiles(component.files), ...filesEnding(component, '.tsx')].flatMap(([file, text]) =>
    [...namesOfVariables(text)]
      .filter((name) => !tokenNames.has(name))
      .map((name) => `${file}: --gh-${name} is neither a semantic token nor in tokens/component.tokens.json`),
  );

/** A component that sets its own token takes it away from every ancestor. */
const declaresNoToken: Rule = (component) =>
  styleFiles(component.files).flatMap(([file, text]) =>
    [...withoutComments(text).matchAll(/^\s*(--gh-[a-z0-9-]+)\s*:/gm)].map(
      ([, name]) => `${file}: declares ${name} instead of reading it`,
    ),
  );

/** What stands in for a variable that nobody has set; for a private one, all that it is ever set to. */
function fallbacksOf(name: string, styles: string): string[] {
  // As far as parentheses are nested in any of them.
  const fallback = String.raw`(?:[^()]|\((?:[^()]|\([^()]*\))*\))*`;
  return [...styles.matchAll(new RegExp(String.raw`var\(${name}, ?(${fallback})\)`, 'g'))].flatMap(
    ([, value]) => {
      const own = /^var\((--_[\w-]+)\)$/.exec(value!)?.[1];
      if (own === undefined) return value!.trim();
      return [...styles.matchAll(new RegExp(`${own}:([^;]+);`, 'g'))].map(([, set]) => set!.trim());
    },
  );
}

/** Design tools and typed overrides read the component tier, so it says what the styles say. */
const keepsItsTier: Rule = (component) => {
  const styles = styleFiles(component.files)
    .map(([, text]) => withoutComments(text).replaceAll(/\s+/g, ' '))
    .join(' ');
  return readVariables(component.files).flatMap(({ name, css }) => {
    const fallbacks = fallbacksOf(`--gh-${name}`, styles);
    return fallbacks.includes(css)
      ? []
      : [
          `--gh-${name} is ${css} in tokens/component.tokens.json and ${fallbacks.join(' or ')} in the styles`,
        ];
  });
};

export const styleRules = {
  isStatic,
  isLayered,
  writesNoColour,
  usesOnlyThePlainStyledApi,
  doesNotDependOnThePage,
  hoversWherePointersHover,
  readsTokensOnly,
  declaresNoToken,
  keepsItsTier,
};
