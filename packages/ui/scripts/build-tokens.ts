import { fileURLToPath } from 'node:url';
import { themeCss } from '#brand/theme-css.ts';
import { modes, type Mode } from '#theme/theme.ts';
import { readComponentTokens, readTokens, toCss, type Token } from './dtcg.ts';
import { buildTokenDocs } from './build-token-docs.ts';
import { writeFormatted } from './write-formatted.ts';

const header = 'Generated from tokens/*.tokens.json by `npm run tokens`; edit those.';
/** What a theme may change; everything else is the same in every mode. */
/** Colours, shadows, and how the theme treats pictures. */
const isThemed = ({ type, name }: Token) =>
  type === 'color' || type === 'shadow' || name.startsWith('picture-');

const declare = (tokens: readonly Token[], indent: string) =>
  tokens.map((token) => `${indent}--gh-${token.name}: ${token.css};\n`).join('');

function buildCss(): string {
  const shared = readTokens('light').filter((token) => !isThemed(token));
  const usual = new Map(shared.map((token) => [token.name, token.css]));
  const compact = readTokens('light', 'compact').filter(
    (token) => !isThemed(token) && token.css !== usual.get(token.name),
  );
  return `/* ${header} */
@layer guildhall.tokens {
  :root {
${declare(shared, '    ')}  }
  [data-gh-density='compact'] {
${declare(compact, '    ')}  }
${themeCss((mode) =>
  declare(
    readTokens(mode).filter((token) => isThemed(token)),
    '    ',
  ),
)}}
`;
}

function buildTypescript(): string {
  const lines = readTokens('light').map(
    ({ name, css, description }) =>
      `  /** ${description ? `${description} ` : ''}\`${css}\` */\n  '${name}': 'var(--gh-${name})',`,
  );
  const properties = readComponentTokens('light').map(
    ({ name, css, description }) =>
      `  /** ${description} \`${css}\` if not set. */\n  '${name}': '--gh-${name}',`,
  );
  return `// ${header}

/** Every semantic token by its name, as the CSS reference to write where it is wanted. */
export const tokens = {
${lines.join('\n')}
} as const;

/** The name of a token without its \`--gh-\` prefix. */
export type TokenName = keyof typeof tokens;

/**
 * Every component token by its name, as the custom property to set on any ancestor. Nobody declares them, so what is
 * nearest wins: \`style={{ [componentTokens['button-radius']]: '999px' }}\`.
 */
export const componentTokens = {
${properties.join('\n')}
} as const;

/** The name of a component token without its \`--gh-\` prefix. */
export type ComponentTokenName = keyof typeof componentTokens;
`;
}

/** What `brand` starts from: the themes as they are without one. */
function buildBaseThemes(): string {
  const theme = (mode: Mode) => {
    const themed = readTokens(mode).filter((token) => isThemed(token));
    const colours = themed
      .filter(({ type }) => type === 'color')
      .map(({ name, value }): [string, number[]] => {
        const { components, alpha } = value as { components: number[]; alpha?: number };
        return [name.replace('color-', ''), alpha === undefined ? components : [...components, alpha]];
      });
    return {
      colours: Object.fromEntries(colours.filter(([, { length }]) => length === 3)),
      translucent: Object.fromEntries(colours.filter(([, { length }]) => length === 4)),
      shadows: Object.fromEntries(
        themed.filter(({ type }) => type === 'shadow').map(({ name, css }) => [name, css]),
      ),
    };
  };
  const themes = Object.fromEntries(modes.map((mode) => [mode, theme(mode)]));
  return `// ${header}
import type { Mode } from '#theme/theme.ts';
import type { Oklch } from './oklch.ts';

interface BaseTheme {
  /** By the name of the token without \`color-\`. */
  colours: Record<string, Oklch>;
  /** With their alpha. */
  translucent: Record<string, [...Oklch, alpha: number]>;
  /** As CSS writes them. */
  shadows: Record<string, string>;
}

/** Every themed token as it is without a brand. */
export const baseThemes: Record<Mode, BaseTheme> = ${JSON.stringify(themes)};
`;
}

/** Values per mode, in the exchange format that design tools import; component tokens stay bound to semantic ones. */
function buildDtcg(): string {
  const colour = (css: string) => ({
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number((Number.parseInt(css.slice(at, at + 2), 16) / 255).toFixed(4))),
    ...(css.length > 7 ? { alpha: Number((Number.parseInt(css.slice(7), 16) / 255).toFixed(3)) } : {}),
    hex: css.slice(0, 7),
  });
  const entries = modes.map((mode) => [
    mode,
    Object.fromEntries(
      [...readTokens(mode), ...readComponentTokens(mode)].map((token) => {
        const value = token.type === 'color' ? colour(toCss('color', token.value)) : token.value;
        const alias = token.alias ? `{${mode}.${token.alias}}` : undefined;
        const { name, type, description } = token;
        return [name, { $type: type, $value: alias ?? value, $description: description }];
      }),
    ),
  ]);
  return `${JSON.stringify({ $description: header, ...Object.fromEntries(entries) }, null, 2)}\n`;
}

/** The committed files, by their path in the package. */
export const buildTokenFiles = (): Record<string, string> => ({
  'src/tokens/tokens.css': buildCss(),
  'src/tokens/tokens.ts': buildTypescript(),
  'src/tokens/tokens.dtcg.json': buildDtcg(),
  'src/brand/base-themes.ts': buildBaseThemes(),
  ...buildTokenDocs(),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(buildTokenFiles())) {
    await writeFormatted(new URL(`../${name}`, import.meta.url), text);
  }
}
