import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chapters, entries } from './rooms.ts';
import { subpath } from './subpath.ts';
import { writeFormatted } from './write-formatted.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const script = (source: string) => ({
  '@guildhall/source': `./src/${source}`,
  types: `./dist/${source.replace(/\.tsx?$/, '.d.ts')}`,
  default: `./dist/${source.replace(/\.tsx?$/, '.js')}`,
});
const asset = (source: string) => ({
  '@guildhall/source': `./src/${source}`,
  default: `./dist/${source.split('/').at(-1)}`,
});

/** What the package offers beside its components. */
const others = {
  './tokens': script('tokens/tokens.ts'),
  './brand': script('brand/index.ts'),
  './link-provider': script('navigation/LinkProvider.tsx'),
  './locale': script('locale/index.ts'),
  './english-labels': script('locale/english-labels.ts'),
  './theme-script': script('theme/ThemeScript.tsx'),
  './set-theme': script('theme/set-theme.ts'),
  './use-theme': script('theme/use-theme.ts'),
  './use-form': script('lib/use-form.ts'),
  './use-quantity': script('trade/use-quantity.ts'),
  './virtual-rows': script('components/Table/virtual-rows.tsx'),
  './tokens.css': asset('tokens/tokens.css'),
  './tokens.dtcg.json': asset('tokens/tokens.dtcg.json'),
  './reset.css': asset('styles/reset.css'),
  './fonts.css': asset('styles/fonts.css'),
  './package.json': './package.json',
};

/** `exports` of package.json: one subpath a component. */
export const buildExports = () => ({
  '.': script('index.ts'),
  ...Object.fromEntries(
    entries.map(({ name, room }) => [`./${subpath(name, room)}`, script(`${room}/${name}/index.ts`)]),
  ),
  ...others,
});

/** `src/index.ts`: every public name, by name. */
export function buildIndex(): string {
  const lines = entries.flatMap(({ name, room }) =>
    [...read(`src/${room}/${name}/index.ts`).matchAll(/export (type )?\{([^}]+)\} from/g)].map(
      ([, type = '', names]) => `export ${type}{ ${names!.trim()} } from './${room}/${name}/index.ts';`,
    ),
  );
  return `// Generated from the index of each component by \`npm run entries -w @guildhall/ui\`.
${lines.join('\n')}
export { brand, type BrandOptions, type BrandStyle, type BrandThemes } from './brand/index.ts';
export type { FieldConstraints, FieldErrors, FormFields, FormProps } from './lib/forms.ts';
export { useForm, type FieldState, type FormOptions, type FormState, type ListState } from './lib/use-form.ts';
export {
  formatMoney,
  formatNumber,
  formatPercent,
  LocaleProvider,
  useLocale,
  type Labels,
  type Locale,
  type LocaleProviderProps,
} from './locale/index.ts';
export { LinkProvider, type LinkComponent, type LinkProviderProps } from './navigation/LinkProvider.tsx';
export type { NavigateHandler } from './navigation/navigate.ts';
export { virtualRows } from './components/Table/virtual-rows.tsx';
export { setTheme } from './theme/set-theme.ts';
export type { Theme } from './theme/theme.ts';
export { useQuantity, type Quantity } from './trade/use-quantity.ts';
export { ThemeScript, themeScript, type ThemeScriptProps } from './theme/ThemeScript.tsx';
export { useTheme } from './theme/use-theme.ts';
export { componentTokens, tokens, type ComponentTokenName, type TokenName } from './tokens/tokens.ts';
`;
}

/** The README with every component by room and category, under the subpath that it is imported from. */
export function buildReadme(): string {
  const list = chapters().map(({ title, description, groups }) => {
    const lines = groups.map(({ title: category, entries: own }) => {
      const subpaths = own.map(({ name, room }) => `\`${subpath(name, room)}\``).join(', ');
      return `- ${category ? `${category}: ` : ''}${subpaths}`;
    });
    return `### ${title}\n\n${description}\n\n${lines.join('\n')}`;
  });
  return read('README.md').replace(
    /(?<=<!-- Generated[^>]*-->\n)[^]*?(?=<!-- End)/,
    () => `\n${list.join('\n\n')}\n\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = { ...(JSON.parse(read('package.json')) as object), exports: buildExports() };
  await writeFormatted(new URL('package.json', root), JSON.stringify(manifest));
  await writeFormatted(new URL('src/index.ts', root), buildIndex());
  await writeFormatted(new URL('README.md', root), buildReadme());
}
